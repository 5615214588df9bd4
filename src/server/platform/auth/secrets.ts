import type { Services } from '../http/context.ts';

export async function sharedSecret(
  { database }: Pick<Services, 'database'>,
  name: string,
  create: () => string,
): Promise<string> {
  const find = () =>
    database.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const stored = await find();
  if (stored) return stored.value;
  await database
    .insertInto('secrets')
    .values({ name, value: create() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const created = await find();
  if (!created) throw new Error(`The database stored no secret for ${name}`);
  return created.value;
}

import { confirmFirst } from '../../../contract/sign-in.ts';
import { createApi, send } from '../../app/api.ts';
import { ApiError } from '../../app/api-error.ts';

export { isMissing, read, readPage } from '../../app/api.ts';

/** The session has ended, or a call needs a new proof of identity. */
export type Question = 'ended' | 'confirm';

/** @returns whether the owner has signed in */
type Ask = (question: Question) => Promise<boolean>;

let ask: Ask = async () => false;

/** Sets the function that opens the login dialog. @returns a function that removes it */
export function askBy(next: Ask) {
  ask = next;
  return () => {
    ask = async () => false;
  };
}

function questionFor({ status, reason }: ApiError): Question | undefined {
  if (status === 401) return 'ended';
  return reason === confirmFirst ? 'confirm' : undefined;
}

/** Runs work. If it fails for lack of a sign-in, asks the owner to sign in and runs it again. */
export async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const question = error instanceof ApiError && questionFor(error);
    if (question && (await ask(question))) return work();
    throw error;
  }
}

/** API client that asks the owner to sign in if a call requires it, and repeats the call. */
export const api = createApi(async (path, init) => {
  const response = await send(path, init);
  if (response.status !== 401 && response.status !== 403) return response;
  const question = questionFor(new ApiError(response.status, await response.clone().text()));
  return question && (await ask(question)) ? send(path, init) : response;
});

import { hasCapability, type Resource } from '../../../contract/resources.ts';
import type { Flag } from '../database/column-types.ts';
import { invalid } from '../http/errors.ts';

/** Publication fields of a save. An absent field does not change. */
export interface PublicationInput {
  published?: boolean | undefined;
  publishedAt?: string | null | undefined;
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
}

type PlannedTime = 'publishedAt' | 'publishAt' | 'unpublishAt';

export interface PublicationState extends PublicationInput {
  publishedAt: string | null;
}

interface PublicationColumns {
  published: Flag;
  publishedAt: string | null;
  publishAt?: string | null;
  unpublishAt?: string | null;
}

const reject = (field: PlannedTime, sentence: string) => invalid(sentence, { [field]: [sentence] });

/** Earliest `publishedAt`. Years of five digits and years before 0 (`+010000`, `-000001`) sort before it too. */
const earliest = '1900';

/** Converts a time to its stored format, so that times compare as strings. */
const canonical = (time: string | null | undefined) => time && new Date(time).toISOString();

/** The value of a time after a save; `changed` is the same value, or null if the save does not change it. */
function readTime(field: PlannedTime, changes: PublicationInput, before: PublicationInput) {
  const given = canonical(changes[field]);
  const last = before[field] ?? null;
  const value = given === undefined ? last : given || null;
  return { value, changed: value === last ? null : value };
}

/** Checks the times of a save. @throws 400 with a message for the owner if they are inconsistent */
function checkTimes(
  changes: PublicationInput,
  before: PublicationInput,
  published: boolean,
  time: string,
) {
  const publishedAt = readTime('publishedAt', changes, before);
  const publishAt = readTime('publishAt', changes, before);
  const unpublishAt = readTime('unpublishAt', changes, before);
  if (publishedAt.changed && publishedAt.changed > time) {
    throw reject('publishedAt', 'This date is in the future: set a time to publish instead.');
  }
  if (publishedAt.changed && publishedAt.changed < earliest) {
    throw reject('publishedAt', 'This date is before 1900: check its year.');
  }
  if (publishAt.changed) {
    if (publishAt.changed <= time) {
      throw reject('publishAt', 'Choose a time in the future, or publish it now.');
    }
    if (before.published) {
      throw reject('publishAt', 'It is public already: unpublish it before you set a time.');
    }
    if (published) throw reject('publishAt', 'Publish it now or at a time, not both.');
  }
  if (unpublishAt.changed && unpublishAt.changed <= time) {
    throw reject('unpublishAt', 'Choose a time in the future, or unpublish it now.');
  }
  const isChanged = Boolean(publishAt.changed ?? unpublishAt.changed);
  const start = publishAt.value;
  const end = unpublishAt.value;
  if (isChanged && !published && start && end && end <= start) {
    throw reject('unpublishAt', 'It would end before it begins.');
  }
  return { publishedAt, publishAt, unpublishAt };
}

/**
 * The publication columns after a save. The first publish sets `publishedAt`. Publishing clears
 * `publishAt` and a past `unpublishAt`; unpublishing clears an unchanged `unpublishAt`.
 * @throws 400
 */
export function publication(
  resource: Resource,
  changes: PublicationInput,
  time: string,
  before: PublicationState = { publishedAt: null },
): PublicationColumns {
  const wasPublished = before.published ?? false;
  const published = changes.published ?? wasPublished;
  const planned = checkTimes(changes, before, published, time);
  const first = planned.publishedAt.value;
  const columns = {
    published: (published ? 1 : 0) as Flag,
    publishedAt: published ? (first ?? time) : first,
  };
  if (!hasCapability(resource, 'scheduled')) return columns;
  const end = planned.unpublishAt;
  const isOver =
    wasPublished !== published && !end.changed && (wasPublished || (end.value ?? '') <= time);
  return {
    ...columns,
    publishAt: published ? null : planned.publishAt.value,
    unpublishAt: isOver ? null : end.value,
  };
}

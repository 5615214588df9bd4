import { isUniqueViolation } from '../database/engine.ts';
import { conflict } from './errors.ts';

/** Runs a write. @throws 409 with `message` where it breaks a unique index */
export async function rejectDuplicate<T>(message: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(message);
    throw error;
  }
}

import '../zod-without-eval.ts';

export { readSavedFile, writeSavedFile } from '../../../contract/saved.ts';

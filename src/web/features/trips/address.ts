import '../../app/zod-without-eval.ts';

export { readTripAddress, writeTripAddress } from '../../../contract/trips.ts';

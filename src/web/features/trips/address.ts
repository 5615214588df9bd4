import '../../app/zod-without-eval.ts';
import { readTripAddress, writeTripAddress } from '../../../contract/trips.ts';

export { readTripAddress, writeTripAddress };

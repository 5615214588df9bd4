import '../../zod-without-eval.ts';
import { readTripAddress, writeTripAddress } from '../../../contract/trip-address.ts';

export { readTripAddress, writeTripAddress };

import { getPriority, setPriority } from 'node:os';

// Requests come first, on a machine of one core too.
setPriority(Math.max(getPriority(), 10));

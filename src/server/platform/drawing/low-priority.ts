import { getPriority, setPriority } from 'node:os';

// Requests take precedence, even on a machine with one core.
setPriority(Math.max(getPriority(), 10));

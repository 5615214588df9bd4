import { config } from 'zod';

// Zod's JIT compiles strings to code, which the content security policy forbids.
config({ jitless: true });

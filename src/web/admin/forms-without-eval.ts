import { config } from 'zod';

// Zod makes itself faster by code that it writes; the pages' policy lets no text become code.
config({ jitless: true });

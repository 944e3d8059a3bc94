import * as z from 'zod/mini';

// By default zod generates code, which the content security policy forbids. Modules that parse import this first.
z.config({ jitless: true });

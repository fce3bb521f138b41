import type { AstroIntegration } from 'astro';

/** Registers `client:token`, see src/directives/token.ts. */
export const tokenDirective: AstroIntegration = {
  name: 'token-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'token', entrypoint: './src/directives/token.ts' });
    },
  },
};

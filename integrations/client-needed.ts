import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads an island near the window, for whoever uses the keyboard, or if the address asks for it; else when the page has rested. */
    'client:needed'?: { rootMargin: string };
  }
}

/** Adds the directive `client:needed`. */
export const clientNeeded: AstroIntegration = {
  name: 'client-needed',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'needed', entrypoint: './src/lib/page/client-needed.ts' });
    },
  },
};

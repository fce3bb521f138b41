import type { AstroIntegration } from 'astro';

/** Shows every part of the site at `/styleguide`, on the development server only. */
export const styleguide: AstroIntegration = {
  name: 'styleguide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/styleguide', entrypoint: './src/styleguide/styleguide.astro' });
    },
  },
};

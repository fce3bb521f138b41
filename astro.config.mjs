import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { readBusiness } from './contract/site/business-variables.ts';
import { inlineScripts } from './integrations/inline-scripts.ts';
import { islandStyles } from './integrations/island-styles.ts';
import { leanPasswords } from './integrations/lean-passwords.ts';
import { leanZod } from './integrations/lean-zod.ts';
import { fileGroups, requireGrouped } from './integrations/file-groups.ts';
import { clientNeeded } from './integrations/client-needed.ts';
import { headers } from './integrations/headers.ts';
import { liveReload } from './integrations/live-reload.ts';
import { minifiedScripts } from './integrations/minified-scripts.ts';
import { preloadedScripts } from './integrations/preloaded-scripts.ts';
import { shellProxy } from './integrations/shells.ts';
import { describeRelease, release } from './server/release.ts';
import { company } from './src/lib/site/company.ts';
import { styleguide } from './integrations/styleguide.ts';
import { watchedScripts } from './integrations/watched-scripts.ts';

export default defineConfig({
  site: `https://${company.host}`,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always' },
  integrations: [
    react(),
    clientNeeded,
    liveReload,
    styleguide,
    islandStyles,
    inlineScripts,
    watchedScripts,
    minifiedScripts,
    preloadedScripts,
    headers([company.mapsLink]),
  ],
  devToolbar: { enabled: false },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // A seventh of the time of the default 4, for images at most a tenth larger.
      config: { avif: { effort: 2 } },
    },
  },
  fonts: [
    {
      name: 'Familjen Grotesk',
      cssVariable: '--font-heading',
      provider: fontProviders.local(),
      options: {
        variants: [
          {
            src: ['@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff2'],
            weight: '600',
            style: 'normal',
            display: 'swap',
          },
        ],
      },
      fallbacks: ['Heading Fallback', 'system-ui', 'sans-serif'],
      // Our fallback is bold like the headings; the generated one is not.
      optimizedFallbacks: false,
    },
  ],
  vite: {
    plugins: [leanZod, leanPasswords, requireGrouped],
    define: {
      __BUSINESS__: JSON.stringify(readBusiness(process.env)),
      __RELEASE__: JSON.stringify(describeRelease(release)),
    },
    // Targets with light-dark(), which every browser has since 2024: its replacement would double the styles.
    build: {
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: fileGroups } },
          },
        },
      },
    },
    server: { proxy: shellProxy },
    preview: { proxy: shellProxy },
  },
});

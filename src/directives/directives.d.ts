import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:token'?: boolean;
  }
}

declare global {
  /** Set by the build: the version, and the commit in brackets where it is known. */
  const __RELEASE__: string;
}

/** The release that the site was built of, such as `1.0.0 (7fb523d0c1de)`; null in tests without a build. */
export const release: string | null = typeof __RELEASE__ === 'undefined' ? null : __RELEASE__;

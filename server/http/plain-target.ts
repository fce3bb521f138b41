/** Letters, digits, `-`, `.`, `_` and `~`, which no escape is needed for (RFC 3986, 2.3). */
const needless = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi;
const broken = /%(?![\dA-F]{2})/i;

/**
 * A request's target in the one spelling that whatever decides by path reads: without a proxy's `http://host`, and without
 * needless escapes. Null for what is no path of this server. A path with a broken escape is nobody's, so it stays.
 */
export function plainTarget(target: string): string | null {
  if (target.startsWith('/') && !target.includes('%')) return target;
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)(?=[?#]|$)/, '/');
  if (!local.startsWith('/')) return null;
  const [path = ''] = local.split(/[?#]/, 1);
  if (broken.test(path)) return local;
  return path.replace(needless, (escape) => decodeURIComponent(escape)) + local.slice(path.length);
}

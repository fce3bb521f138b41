/** What mail programs make links of by themselves: addresses with a scheme, and names of hosts. */
const link =
  /\p{L}+:\/\/\S+|\bwww\.\S+|(?<![@\p{L}\d.-])(?:[\p{L}\d-]+\.)+[a-z]{2,}(?::\d+)?(?:\/\S*)?(?![\p{L}\d])/giu;

export const withoutLinks = (text: string, replacement: string): string =>
  text.replaceAll(link, replacement);

/** Whether a name would read as an address, by which strangers could advertise in our mails. */
export const hasLink = (name: string): boolean => /[@/\\]/.test(name) || name.search(link) >= 0;

type ParamName<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamName<Head> | ParamName<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Replaces a path's parameters: `/solutions/:vehicleId` and 7 make `/solutions/7`. */
export function fill<Path extends string>(
  path: Path,
  values: Record<ParamName<Path>, string | number>,
): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((values as Record<string, string | number>)[name] ?? ''),
  );
}

import { z } from 'zod';
import { staffRoles, type StaffRole } from '../../contract/wire/rights.ts';

type GroupOf = { role: StaffRole; group: string };

const isRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text);

/** `Counter=Desk; Administrator=IT`, where groups may hold `=` and `,` as those of a directory do. */
function readRoles(text: string): GroupOf[] | null {
  const pairs = text.split(';').map((pair) => {
    const [role = '', ...rest] = pair.split('=');
    return { role: role.trim(), group: rest.join('=').trim() };
  });
  return pairs.every((pair): pair is GroupOf => isRole(pair.role) && pair.group !== '')
    ? pairs
    : null;
}

const isIssuer = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
};

/** The variables that set how staff log in at the company's identity provider. */
export const companyLoginVariables = z.object({
  OIDC_ISSUER: z
    .string()
    .refine(isIssuer, 'must be an address such as https://login.example.com/realms/staff')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_SCOPES: z.string().default('openid email profile'),
  OIDC_GROUPS_CLAIM: z.string().default('groups'),
  OIDC_ROLES: z
    .string()
    .refine(
      (text) => readRoles(text) !== null,
      `must be roles and their groups, such as Counter=Desk; Administrator=IT, with the roles ${staffRoles.join(', ')}`,
    )
    .transform((text) => readRoles(text)!)
    .optional(),
});

/** How staff log in at the company's identity provider. */
export interface CompanyLogin {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  groupsClaim: string;
  /** The roles that groups give; undefined where roles are given by hand. */
  roles: GroupOf[] | undefined;
}

/** Null where nobody logs in so; `missing` is the variable that such a log-in lacks. */
export function toCompanyLogin(
  data: z.output<typeof companyLoginVariables>,
): CompanyLogin | null | { missing: string } {
  const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const missing = needed.filter((name) => !data[name]);
  if (missing.length === needed.length) return null;
  if (missing[0]) return { missing: missing[0] };
  return {
    issuer: data.OIDC_ISSUER!,
    clientId: data.OIDC_CLIENT_ID!,
    clientSecret: data.OIDC_CLIENT_SECRET!,
    scopes: data.OIDC_SCOPES,
    groupsClaim: data.OIDC_GROUPS_CLAIM,
    roles: data.OIDC_ROLES,
  };
}

/** The site's paths; `:name` stands for a parameter. */
export const pages = {
  home: '/',
  solutions: '/solutions',
  vehicles: '/vehicles',
  vehicle: '/solutions/:vehicleId',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy-policy',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
  ending: '/kuendigen',
  auth: '/auth',
  forgotten: '/auth/forgotten',
  reset: '/auth/reset',
  invitation: '/auth/invitation',
  confirm: '/auth/confirm',
  staffInvitation: '/auth/staff',
  companyLogin: '/auth/company',
  unauthorized: '/unauthorized',
  user: '/user',
  ownReservations: '/user/reservations',
  ownReservation: '/user/reservations/:reservationId',
  changeReservation: '/user/reservations/:reservationId/change',
  contract: '/user/reservations/:reservationId/contract',
  ownData: '/user/data',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminNewCustomer: '/admin/users/new',
  adminImportCustomers: '/admin/users/import',
  adminUser: '/admin/users/:userId',
  adminStaff: '/admin/staff',
  adminVehicles: '/admin/vehicles',
  adminNewVehicle: '/admin/vehicles/new',
  adminVehiclePrices: '/admin/vehicles/prices',
  adminImportVehicles: '/admin/vehicles/import',
  adminVehicle: '/admin/vehicles/:vehicleId',
  adminReservations: '/admin/reservations',
  adminTimeline: '/admin/reservations/timeline',
  adminNewReservation: '/admin/reservations/new',
  adminReservation: '/admin/reservations/:reservationId',
  adminHandOver: '/admin/reservations/:reservationId/hand-over',
  adminReturn: '/admin/reservations/:reservationId/return',
  adminDay: '/admin/days/:date',
  adminInvoices: '/admin/invoices',
  adminOpenAmounts: '/admin/open-amounts',
  adminReports: '/admin/reports',
  adminWhoHadIt: '/admin/who-had-it',
  adminMessages: '/admin/contact-messages',
  adminMessage: '/admin/contact-messages/:messageId',
  adminHistory: '/admin/history',
  adminSettings: '/admin/settings',
  adminOperations: '/admin/operations',
  adminKeys: '/admin/keys',
  adminWebhooks: '/admin/webhooks',
  adminWebhook: '/admin/webhooks/:webhookId',
  adminMails: '/admin/mails',
  adminMail: '/admin/mails/:mailId',
} as const;

const patterns = Object.values(pages).map(
  (page) => new RegExp(`^${page.replaceAll(/:\w+/g, '\\d+')}$`),
);

/**
 * A page of this site with the dates, times and numbers that its address carries; null for anything else. Strangers choose it:
 * no words of theirs get into a mail.
 */
export function pageAddress(address: string): string | null {
  const site = 'https://site.example';
  if (!address.startsWith('/') || !URL.canParse(address, site)) return null;
  const { origin, pathname, searchParams } = new URL(address, site);
  if (origin !== site || !patterns.some((pattern) => pattern.test(pathname))) return null;
  const values = [...searchParams].filter(
    ([name, value]) => /^[a-z]{1,20}$/i.test(name) && /^[\d:-]{1,20}$/.test(value),
  );
  return values.length > 0 ? `${pathname}?${new URLSearchParams(values)}` : pathname;
}

/** Pages that open by a link in a mail, with a secret in the address. */
const linkPages = [pages.reset, pages.invitation, pages.confirm, pages.staffInvitation];

/** Whether a page's path or file, such as `/auth/reset/index.html`, is that of a link in a mail. */
export const isLinkPage = (path: string): boolean =>
  linkPages.some((page) => path === page || path.startsWith(`${page}/`));

/**
 * Application pages that serve many paths from one built file: every path below `prefix` gets `file` with status 200.
 * Our server, the dev server, the preview and a CDN share this list.
 */
export const shells = [
  { prefix: '/solutions/', file: '/solutions/vehicle/' },
  { prefix: '/user/', file: '/user/' },
  { prefix: '/admin/', file: '/admin/' },
] as const;

/** The shell that serves a path; null if the path is not below one. */
export function shellOf(path: string): string | null {
  const shell = shells.find(({ prefix }) => path.startsWith(prefix) && path.length > prefix.length);
  return shell?.file ?? null;
}

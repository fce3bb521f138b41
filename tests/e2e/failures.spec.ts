import { expect, test, type Page } from '@playwright/test';
import {
  changeEmail,
  changePassword,
  forgotPassword,
  resetPassword,
} from '../../contract/users/account.ts';
import { login } from '../../contract/users/auth.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { exportUsers } from '../../contract/office/exports.ts';
import { pageMails, resendMail } from '../../contract/office/mails.ts';
import { deleteMessage, pageMessages } from '../../contract/office/messages-admin.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { pages } from '../../contract/site/pages.ts';
import { cancelReservation } from '../../contract/reservations/reservations.ts';
import { cancelReservations } from '../../contract/reservations/selected-reservations.ts';
import { endSession } from '../../contract/users/sessions.ts';
import { register } from '../../contract/users/registration.ts';
import { updateProfile, updateUser } from '../../contract/users/user-edit.ts';
import {
  administratorToken,
  asAdministrator,
  beginEdit,
  someCustomer,
  someMessage,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { ask, callsOf } from './api.ts';
import { freeDate, loggedIn, logIn, registered, signUp, somebody, tokenOf } from './customer.ts';
import { catalogues } from '../support/catalogues.ts';
import { openLink } from './mails.ts';
import { findViolations } from '../a11y/looks.ts';

const { lists } = catalogues.en;
const reason = 'The depot has no power';

interface Case {
  what: string;
  endpoint: Endpoint;
  /** Does what the server then refuses. */
  act: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function confirm(page: Page, name: string) {
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

const cases: Case[] = [
  {
    what: 'a log-in',
    endpoint: login,
    act: async (page) => {
      const customer = await registered(page.request);
      await page.goto('/auth');
      await logIn(page, customer);
    },
  },
  {
    what: 'a registration',
    endpoint: register,
    act: async (page) => {
      await page.goto('/auth?type=register');
      await signUp(page, somebody());
    },
  },
  {
    what: 'a forgotten password',
    endpoint: forgotPassword,
    act: async (page) => {
      await page.goto(pages.forgotten);
      await page.getByLabel('Email').fill('greta@example.com');
      await press(page, 'Send link');
    },
  },
  {
    what: 'a new password',
    endpoint: resetPassword,
    act: async (page) => {
      const { email } = await registered(page.request);
      await ask(page.request, forgotPassword, { body: { email } });
      await openLink(page, email, pages.reset);
      await page.getByLabel('New password', { exact: true }).fill('Muffenkabel-77!');
      await page.getByLabel('Confirm new password', { exact: true }).fill('Muffenkabel-77!');
      await press(page, 'Save password');
    },
  },
  {
    what: 'a message to the company',
    endpoint: sendMessage,
    act: async (page) => {
      await page.goto(pages.contact);
      await page.getByLabel('Name').fill('Greta Muster');
      await page.getByLabel('Email').fill('greta@example.com');
      await page.getByLabel('Subject').fill('Drei Transporter');
      await page.getByLabel('Message').fill('Können Sie uns drei Transporter reservieren?');
      await press(page, 'Send');
    },
  },
  {
    what: 'a change of the profile',
    endpoint: updateProfile,
    act: async (page) => {
      await loggedIn(page);
      await page.goto(pages.user);
      await page.getByLabel('Address', { exact: true }).fill('Muffenweg 3');
      await press(page, 'Update Profile');
    },
  },
  {
    what: 'a change of the password',
    endpoint: changePassword,
    act: async (page) => {
      const { password } = await loggedIn(page);
      await page.goto(pages.user);
      const form = page.getByRole('form', { name: 'Update Password' });
      await form.getByLabel('Current password', { exact: true }).fill(password);
      await form.getByLabel('New password', { exact: true }).fill('Muffenkabel-77!');
      await form.getByLabel('Confirm new password', { exact: true }).fill('Muffenkabel-77!');
      await press(page, 'Update Password');
    },
  },
  {
    what: 'a change of the e-mail address',
    endpoint: changeEmail,
    act: async (page) => {
      const { password } = await loggedIn(page);
      await page.goto(pages.user);
      const form = page.getByRole('form', { name: 'Change email' });
      await form.getByLabel('New email').fill(somebody().email);
      await form.getByLabel('Password', { exact: true }).fill(password);
      await form.getByRole('button', { name: 'Change email' }).click();
    },
  },
  {
    what: 'logging out another device',
    endpoint: endSession,
    act: async (page) => {
      const customer = await loggedIn(page);
      await tokenOf(page.request, customer);
      await page.goto(pages.user);
      await press(page, /^Log out .* on /);
    },
  },
  {
    what: 'cancelling a reservation',
    endpoint: cancelReservation,
    act: async (page) => {
      const [customer, vehicle] = [
        await someCustomer(page.request),
        await someVehicle(page.request),
      ];
      const rental = { user: customer.id, vehicle: vehicle.id, date: freeDate() };
      const id = await someReservation(page.request, rental);
      await page.goto(`/user/reservations/${id}`);
      await logIn(page, customer);
      await press(page, 'Cancel');
      await page.getByRole('alertdialog').getByRole('button').last().click();
    },
  },
  {
    what: "saving a customer's data",
    endpoint: updateUser,
    act: async (page) => {
      const { id } = await someCustomer(page.request);
      await asAdministrator(page);
      await page.goto(`/admin/users/${id}`);
      await beginEdit(page);
      await page.getByLabel('Address', { exact: true }).fill('Muffenweg 3');
      await press(page, 'Update');
    },
  },
  {
    what: 'a download of a list',
    endpoint: exportUsers,
    act: async (page) => {
      await asAdministrator(page);
      await page.goto(pages.adminUsers);
      await press(page, /^Download Users/);
    },
  },
  {
    what: 'deleting a message',
    endpoint: deleteMessage,
    act: async (page) => {
      const subject = await someMessage(page.request);
      const token = await administratorToken(page.request);
      const { content } = await ask(page.request, pageMessages, {
        token,
        query: { search: subject },
      });
      await asAdministrator(page);
      await page.goto(`${pages.adminMessages}/${content[0]!.id}`);
      await press(page, 'Delete');
      await confirm(page, 'Delete');
    },
  },
  {
    what: 'sending a mail again',
    endpoint: resendMail,
    act: async (page) => {
      const { email } = await registered(page.request);
      const token = await administratorToken(page.request);
      const { content } = await ask(page.request, pageMails, { token, query: { search: email } });
      await asAdministrator(page);
      await page.goto(`${pages.adminMails}/${content[0]!.id}`);
      await press(page, 'Send again');
    },
  },
  {
    what: 'cancelling several reservations',
    endpoint: cancelReservations,
    act: async (page) => {
      const [customer, vehicle] = [
        await someCustomer(page.request),
        await someVehicle(page.request),
      ];
      await someReservation(page.request, {
        user: customer.id,
        vehicle: vehicle.id,
        date: freeDate(),
      });
      await asAdministrator(page);
      await page.goto(`${pages.adminReservations}?search=${customer.email}`);
      await page.getByRole('checkbox', { name: lists.selection.page }).check();
      await press(page, 'Cancel them');
      await page.getByRole('alertdialog').getByRole('button').last().click();
    },
  },
];

const announcing = (page: Page) =>
  page.locator('[role=alert], [role=status], [aria-live]').filter({ hasText: reason });

for (const { what, endpoint, act } of cases)
  test(`why ${what} failed is announced once, and stays in the page when the toast has gone`, async ({
    page,
  }) => {
    await page.route(callsOf(endpoint), (route) =>
      route.request().method() === endpoint.method
        ? route.fulfill({ status: 409, json: { message: reason, code: 'conflict' } })
        : route.fallback(),
    );
    await act(page);
    await expect(announcing(page)).toHaveCount(1);
    const note = page.locator('main .notice--danger').filter({ hasText: reason });
    await expect(note).toBeVisible();
    await expect(note).toBeInViewport();
    // A toast stays while the pointer is over it.
    await page.mouse.move(0, 0);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expect(note).toBeVisible();
    await expect(page.getByText(reason)).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
  });

import { amountDue as amountDueOf, due as dueOf, reservations } from '../db/schema/index.ts';

/** What is to be paid of a reservation: if it is cancelled, its fees only. */
export const amountDue = amountDueOf(reservations).mapWith(Number);

/** What of `amountDue` is still to be paid; below zero if too much was paid. */
export const due = dueOf(reservations).mapWith(Number);

/** Payments without what was given back of them, and what was kept of the deposit. */
export const { paid, depositHeld } = reservations;

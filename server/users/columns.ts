import { users } from '../db/schema.ts';

/** A user as the wire has it: without the password's hash. */
export const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: users.phoneNumber,
  address: users.address,
  zipCode: users.zipCode,
  builtIn: users.builtIn,
  roles: users.roles,
};

export type UserRow = { [Name in keyof typeof userColumns]: (typeof users.$inferSelect)[Name] };

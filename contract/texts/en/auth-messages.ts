/** Messages of the forms with a person's data or password. */
export const authMessages = {
  auth: {
    email: 'Please enter your email',
    password: 'Please enter your password',
    confirmPassword: 'Please re-enter your password',
    passwordsDiffer: "Password fields doesn't match", // sic
    tooShort: 'Must be at least 8 characters',
    lowercase: 'One lowercase character',
    uppercase: 'One uppercase character',
    special: 'One special character',
    digit: 'One number',
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    phoneNumber: 'Please enter your phone number',
    phoneImpossible: 'Check the phone number: it does not fit its country code',
    phoneForm:
      'Please write the number with its country code, such as +49 171 2345678, or as (999) 999-9999',
    address: 'Please enter your address',
    zipCode: 'Please enter your zip code',
    companyName: 'Please enter your company',
    vatId: 'A VAT ID begins with its country, such as DE123456789',
    registered: "You're registered successfully!",
  },
  users: {
    oldPassword: 'Please enter your current password',
    newPassword: 'Please enter your new password',
    confirmNewPassword: 'Please re-enter your new password',
    passwordUpdated: 'Your password was updated',
    profileUpdated: 'Your profile was updated',
    roles: 'Please select a role',
    note: 'Please write the note as text',
    blocked: 'Please say whether the customer is blocked',
    trusted: 'Please say whether the customer is trusted',
    licenceSeenOn: 'Please enter a day',
    licenceInFuture: 'The licence cannot have been seen on a later day than today',
    licenceClass: 'Please choose a licence class',
    builtIn: 'Built-in accounts can not be deleted and updated', // sic
    updated: 'User was updated',
    deleted: 'User was deleted',
    accountErased: 'Your account was erased',
    dataErased: 'The personal data was erased',
  },
} as const;

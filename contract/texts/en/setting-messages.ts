/** Messages about the company's settings. */
export const settingMessages = {
  settings: {
    hours: 'Please enter whole hours from 0 to 999',
    minutes: 'Please enter whole minutes from 0 to 999',
    money: 'Please enter an amount of money',
    fixed: 'The server’s environment sets this, so it cannot be changed here',
    updated: 'The settings are saved and in force',
  },
} as const;

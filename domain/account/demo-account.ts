/** Accounts of the demo marketplace (ACC-5); they exist only where demo data was loaded. */
export const demoAccounts = [
  { realm: 'administrator', username: 'admin', password: 'admin123' },
  { realm: 'administrator', username: 'moderator', password: 'moderator123' },
  { realm: 'broker', username: 'broker@demo.in', password: 'broker123' },
  { realm: 'customer', username: 'customer@demo.in', password: 'customer123' },
]

import type { Realm } from '#contract/access.ts'
import { testPassword } from '#test/make.ts'
import { type Form, fill } from './form.ts'

const areas = {
  administrator: 'auth',
  broker: 'broker-auth',
  customer: 'customer-auth',
} as const satisfies Record<Realm, string>
const newPassword = 'another horse 7'

/** The password form of an account; the session it is sent from goes on. */
export const passwordForm = (realm: Realm, path: string, open?: Form['fill']): Form => ({
  path: () => path,
  realm,
  call: `PUT /${areas[realm]}/change-password`,
  fill: async (page) => {
    await open?.(page)
    await fill({
      'Current password': testPassword,
      'New password': newPassword,
      'Confirm new password': newPassword,
    })(page)
  },
  press: 'Change password',
  says: 'Password change failed',
  yields: true,
  done: 'Password changed successfully',
})

/** Signing out another device of the account. */
export const deviceForm = (realm: Realm, path: string, open?: Form['fill']): Form => ({
  path: () => path,
  realm,
  call: `DELETE /${areas[realm]}/sessions/:id`,
  ...(open && { fill: open }),
  press: 'Sign out Firefox on Linux',
  says: 'Failed to sign out the device',
  done: 'Signed out',
})

/** Asking for a link to a new password; `label` is that of the name. */
export const forgotForm = (realm: Realm, path: string, label: string): Form => ({
  path: () => `${path}?forgot=1`,
  call: `POST /${areas[realm]}/forgot-password`,
  fill: fill({ [label]: 'somebody@example.in' }),
  press: 'Send link',
  says: 'Failed to send the link',
  yields: true,
  done: 'Resend link',
})

/** Setting the password by such a link. */
export const resetForm = (realm: Realm): Form => ({
  path: ({ links }) => `/set-password?token=${links[realm]}`,
  call: `POST /${areas[realm]}/reset-password`,
  fill: fill({ Password: newPassword, 'Confirm password': newPassword }),
  press: 'Set password',
  says: 'Your password was not set.',
  yields: true,
  done: 'Your password is set.',
})

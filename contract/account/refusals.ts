import { msg } from '#domain/locale/translate.ts'
import { maxPasskeys } from './limits.ts'

/** Refusals of second factors, decided together. */
export const accountRefusals = {
  factor_code_wrong: [
    400,
    msg(
      'This code is incorrect or already used. Use the newest one, and let your phone set its ' +
        'time automatically.',
    ),
  ],
  sign_in_over: [400, msg('This took too long. Please enter your password again.')],
  passkey_refused: [
    400,
    msg('This passkey did not work. Please try again, or use another way to confirm.'),
  ],
  passkey_over: [400, msg('This took too long. Please try again.')],
  passkey_known: [409, msg('This passkey has already been added.')],
  passkey_missing: [409, msg('This account has no passkey. Please use another way.')],
  passkeys_too_many: [
    409,
    msg('You already have {limit} passkeys. Remove one first.'),
    { limit: maxPasskeys },
  ],
  factor_not_started: [409, msg('This setup has expired. Please start again.')],
  factor_missing: [409, msg('Please set up two-step verification first.')],
  factor_required: [409, msg('Your role needs two-step verification. Add another way first.')],
  factor_overdue: [403, msg('Please set up two-step verification to continue.')],
  own_factor: [409, msg('Only another super admin can reset your two-step verification.')],
  // Not 401, which would end the session in the browser.
  step_up_required: [403, msg('Please confirm that it is you.')],
} as const

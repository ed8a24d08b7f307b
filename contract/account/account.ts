import { z } from 'zod'
import { minPasswordLength, optional, passwordText, signInPassword, text } from '#contract/field.ts'
import { passwordsDiffer, passwordTooShort } from '#contract/form-message.ts'
import { publicName, refuseSpreadContact } from '#contract/public-text.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** Shared by the three realms: sign-in, passwords and the reply to a logout. */

export const Acknowledgement = z.object({ message: z.string() })

export const EmailSignIn = z.strictObject({
  email: text(254, msg('Please enter your email.')),
  password: signInPassword,
})

export const UsernameSignIn = z.strictObject({
  username: text(254, msg('Please enter your username or email.')),
  password: signInPassword,
})

/** The name of a person, as cards and reviews show it. */
export const personName = publicName(80)

/** A new password; the description names the rules that the API document cannot show. */
export const newPasswordText = passwordText.describe(
  `At least ${minPasswordLength} characters. Refused with ` +
    '400 `password_guessable` where it is among the commonest, a ' +
    'mere pattern, or the account’s own name, address or number.',
)

/**
 * The two password fields of a registration (FRM-3). Clients other than the form may leave out
 * `confirmPassword`; an empty one does not match.
 */
export const newPasswordFields = {
  password: newPasswordText,
  confirmPassword: z
    .string()
    .max(256, { error: () => t('Please keep the password under 256 characters.') })
    .optional(),
}

/**
 * Checked after the required fields: first that the passwords match, then the length (FRM-3).
 * `tooShort` differs between registration and password change.
 */
export function checkNewPassword(
  value: { password: string; confirmPassword?: string | undefined },
  context: z.RefinementCtx,
  words: Record<'path' | 'differs' | 'tooShort', string> = {
    path: 'password',
    differs: passwordsDiffer,
    tooShort: passwordTooShort,
  },
): void {
  if (value.confirmPassword !== undefined && value.confirmPassword !== value.password) {
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message: t(words.differs) })
    return
  }
  // Counted in characters as people see them, not in UTF-16 units.
  if ([...value.password].length < minPasswordLength) {
    context.addIssue({ code: 'custom', path: [words.path], message: t(words.tooShort) })
  }
}

/** Checks a registration: the password, and that the names together have no contact detail. */
export function checkRegistration(
  value: Parameters<typeof checkNewPassword>[0] & Parameters<typeof refuseSpreadContact>[0],
  context: z.RefinementCtx,
): void {
  checkNewPassword(value, context)
  refuseSpreadContact(value, context)
}

/**
 * The current password, required where a profile change includes a new address or number (decision
 * 0041).
 */
export const withPassword = { currentPassword: optional(passwordText) }

export const ChangePassword = z
  .strictObject({
    currentPassword: passwordText,
    newPassword: newPasswordText,
    confirmPassword: passwordText,
  })
  .superRefine((value, context) =>
    checkNewPassword(
      { password: value.newPassword, confirmPassword: value.confirmPassword },
      context,
      {
        path: 'newPassword',
        differs: msg('New passwords do not match'),
        tooShort: msg('Password must be at least 6 characters long'),
      },
    ),
  )

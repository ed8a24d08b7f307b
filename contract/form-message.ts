import { msg } from '#domain/locale/translate.ts'

/** Messages about a form as a whole (FRM-1), separate from the rules that use them. */

/** For a missing field of a sign-up or an add form. */
export const fillIn = msg('Please fill in all required fields')
export const passwordsDiffer = msg('Passwords do not match')
export const passwordTooShort = msg('Password must be at least 6 characters')

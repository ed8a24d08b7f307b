/** Messages about a form as a whole (FRM-1), separate from the rules that use them. */

/** For a missing field of a sign-up or an add form. */
export const fillIn = 'Please fill in all required fields'
export const passwordsDiffer = 'Passwords do not match'
export const passwordTooShort = 'Password must be at least 6 characters'

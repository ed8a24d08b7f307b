/** Sentences of spec section 5 about a form as a whole, without the rules that say them. */

/** For a missing field of a sign-up or an add form. */
export const fillIn = 'Please fill in all required fields'
export const passwordsDiffer = 'Passwords do not match'
export const passwordTooShort = 'Password must be at least 6 characters'

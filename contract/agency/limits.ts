/** The maximum number of members and open invitations of an agency. */
export const maxMembers = 50
/** Days for which the link of an invitation is valid. */
export const invitationDays = 7

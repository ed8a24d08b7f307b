/** Members and open invitations of an agency. */
export const maxMembers = 50
/** Days for which the link of an invitation holds. */
export const invitationDays = 7

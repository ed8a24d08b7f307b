/** Days after which a requirement ends by itself, unless its customer keeps it. */
export const requirementDays = 60
/** Days before the end in which the customer is asked whether to keep it. */
export const remindDays = 5
/** Open and paused ones of a customer. */
export const maxOpenRequirements = 5
/** Posted by a customer in a day, however many end. */
export const maxPostedPerDay = 10
export const maxRequirementNote = 500
export const maxOfferNote = 300
/** Homes of one broker for one requirement, whatever became of them. */
export const maxHomesPerRequirement = 5
/** Homes that a broker offers in a day, to all. */
export const maxOffersPerDay = 50
/** A proposal to share that is not answered ends by itself. */
export const shareHours = 24
/** Proposals of a broker in a day. */
export const maxSharesPerDay = 20

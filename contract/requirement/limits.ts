/** Days after which a requirement ends, unless its customer renews it. */
export const requirementDays = 60
/** The customer is asked whether to renew it this many days before it ends. */
export const remindDays = 5
/** The maximum number of open and paused requirements of a customer. */
export const maxOpenRequirements = 5
/** The maximum that a customer posts in a day, even if some end. */
export const maxPostedPerDay = 10
export const maxRequirementNote = 500
export const maxOfferNote = 300
/** The maximum number of homes one broker offers for one requirement, in any state. */
export const maxHomesPerRequirement = 5
/** The maximum number of homes that a broker offers in a day, for all requirements. */
export const maxOffersPerDay = 50
/** Hours after which an unanswered proposal to share expires. */
export const shareHours = 24
/** The maximum number of proposals of a broker in a day. */
export const maxSharesPerDay = 20

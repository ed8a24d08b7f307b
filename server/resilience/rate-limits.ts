export interface RateLimit {
  /** Attempts allowed within any window of this length. */
  attempts: number
  minutes: number
}

/**
 * Rate limits: strict per account and generous per address, because an office of forty shares one
 * (ACC-6). Messages to one mailbox have limits of their own
 * (`server/notification/outbox/mailbox-limit.ts`).
 */
export const rateLimits = {
  // Sign-in. Per address, so that guesses from elsewhere do not lock the owner out.
  signInPerAccountAndAddress: { attempts: 10, minutes: 15 },
  signInPerKnownBrowser: { attempts: 10, minutes: 15 },
  signInPerAddress: { attempts: 100, minutes: 15 },
  // From all addresses together; above it attempts are delayed, never refused.
  signInPerAccount: { attempts: 10, minutes: 15 },
  passwordPerSession: { attempts: 10, minutes: 15 },
  // Codes of a second factor, after the right password. Three of a million are right at a time, so
  // that a day of guessing from everywhere finds one in seven hundred.
  factorPerSession: { attempts: 10, minutes: 15 },
  factorPerKnownBrowser: { attempts: 10, minutes: 15 },
  factorPerAccountAndAddress: { attempts: 10, minutes: 15 },
  // From all browsers together that the account does not know.
  factorPerAccount: { attempts: 20, minutes: 60 },

  // Password links. The window is as long as a link is valid, so the newest link in the mailbox
  // still works whenever no other is sent.
  linkPerAccount: { attempts: 3, minutes: 30 },
  linkPerAccountAndAddress: { attempts: 2, minutes: 30 },
  linkPerKnownBrowser: { attempts: 3, minutes: 30 },
  linkPerAddress: { attempts: 200, minutes: 60 },

  // Confirmation of an address. Registrations and requests of signed-in accounts are counted
  // separately, so that neither uses up the other's limit.
  confirmationPerMailbox: { attempts: 3, minutes: 24 * 60 },
  confirmationAgainPerMailbox: { attempts: 5, minutes: 24 * 60 },
  confirmationAgainPerAddress: { attempts: 2, minutes: 24 * 60 },
  // Per number, so that many accounts from one address do not use up its codes.
  numberCodePerAddress: { attempts: 2, minutes: 24 * 60 },

  registerPerAddress: { attempts: 200, minutes: 60 },

  // Reading a message takes as long as many calls; a broker corrects and reads it again.
  listingMessagePerBroker: { attempts: 120, minutes: 60 },
  requirementMessagePerCustomer: { attempts: 30, minutes: 60 },

  // Inquiries and conversations. A person asks about a handful of homes, a bot about all.
  inquiryPerAddress: { attempts: 60, minutes: 60 },
  inquiryPerAddressAndDay: { attempts: 200, minutes: 24 * 60 },
  inquiryPerPerson: { attempts: 20, minutes: 60 },
  inquiryLinkPerAddress: { attempts: 60, minutes: 60 },
  messagePerInquiry: { attempts: 20, minutes: 60 },
  messagePerCustomer: { attempts: 60, minutes: 60 },
  // Visits. A family sees a handful of homes in a weekend. A code has 10,000 values and a visit's
  // code holds for a day at most, so that guesses find one in a hundred at most.
  visitPerCustomer: { attempts: 20, minutes: 24 * 60 },
  visitPerAddress: { attempts: 60, minutes: 60 },
  visitChangePerPerson: { attempts: 60, minutes: 60 },
  visitMovePerVisit: { attempts: 5, minutes: 24 * 60 },
  visitCodePerVisit: { attempts: 5, minutes: 60 },
  // Shortlists by their links. Links cannot be guessed: 128 bits. An open page looks every 20
  // seconds, and a family of twenty may share an address.
  shortlistGuess: { attempts: 30, minutes: 15 },
  shortlistLookPerAddress: { attempts: 5_000, minutes: 60 },
  shortlistJoinPerAddress: { attempts: 40, minutes: 60 },
  shortlistActPerAddress: { attempts: 1_000, minutes: 60 },
  // Agencies. An agency grows by a few people a week; each invitation is a mail to a stranger.
  agencyInvitationPerBroker: { attempts: 20, minutes: 24 * 60 },
  agencyInvitationPerAddress: { attempts: 60, minutes: 60 },
  // Each change of who answers is a mail to the person who asked.
  assignmentPerLead: { attempts: 6, minutes: 24 * 60 },
  // A broker sends a few replies an hour; hundreds are advertising.
  replyPerBroker: { attempts: 100, minutes: 60 },

  // Revealed telephone numbers. Accounts are free, so those of one address share a limit. A family
  // opens a dozen numbers in an evening; with the daily limit one address needs weeks to collect
  // the numbers of a whole marketplace.
  revealPerCustomer: { attempts: 30, minutes: 60 },
  revealPerCustomerAndDay: { attempts: 60, minutes: 24 * 60 },
  revealPerAddress: { attempts: 30, minutes: 60 },
  revealPerAddressAndDay: { attempts: 60, minutes: 24 * 60 },
  revealPerAddressOfCustomers: { attempts: 60, minutes: 60 },
  revealPerAddressOfCustomersAndDay: { attempts: 150, minutes: 24 * 60 },

  // Listings of all brokers at one address without a verified KYC.
  listingBeforeKycPerAddress: { attempts: 15, minutes: 24 * 60 },

  // Reports of a wrong listing.
  flagPerAddress: { attempts: 30, minutes: 60 },
  // Reports of unwanted calls; strangers who share an address have other brokers to report.
  callReportPerPerson: { attempts: 5, minutes: 24 * 60 },
  callReportPerAddress: { attempts: 20, minutes: 24 * 60 },
  // Calls that the product connects, each of which costs and rings somebody.
  callPerBroker: { attempts: 40, minutes: 60 },
  callPerCustomer: { attempts: 10, minutes: 60 },
  // Anybody can type a number, and nobody is to be rung all day.
  callPerNumber: { attempts: 5, minutes: 60 },
  reviewPerCustomer: { attempts: 20, minutes: 24 * 60 },

  // Tickets. By address and e-mail, so that strangers who use somebody's address do not block that
  // person.
  ticketPerAddress: { attempts: 60, minutes: 60 },
  ticketPerEmailAndAddress: { attempts: 5, minutes: 60 },
  ticketPerBroker: { attempts: 10, minutes: 60 },

  // API keys. A program that copies all listings page by page needs some thousand calls.
  callPerApiKey: { attempts: 6_000, minutes: 60 },
  // Assistants without a key; a conversation asks some ten times.
  assistantPerAddress: { attempts: 240, minutes: 60 },
  apiKeyPerBroker: { attempts: 20, minutes: 24 * 60 },
  // Each change of an address may ask name servers of strangers.
  webhookChangePerAccount: { attempts: 40, minutes: 24 * 60 },
  // Tests, repetitions and resumptions of one webhook: to build a receiver takes a few an hour.
  webhookSentByHand: { attempts: 60, minutes: 60 },

  // Each may create an order at the payment gateway.
  planOrderPerBroker: { attempts: 20, minutes: 60 },

  // Waitlist. By address, so that strangers who guess codes do not lock out the owner of the
  // number. Without it, only 210 of a million codes can be tried in the seven days that a code is
  // valid.
  waitlistPerAddress: { attempts: 20, minutes: 60 },
  waitlistCodePerNumberAndAddress: { attempts: 5, minutes: 60 },
  waitlistCodePerNumber: { attempts: 30, minutes: 24 * 60 },

  // Unknown URLs; even a whole office makes few such mistakes.
  notFoundPerAddress: { attempts: 300, minutes: 15 },
} as const satisfies Record<string, RateLimit>

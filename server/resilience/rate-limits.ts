export interface RateLimit {
  /** Attempts allowed within any stretch of so many minutes. */
  attempts: number
  minutes: number
}

/**
 * How often each thing may be tried: strict per account, generous per address, because an office of
 * forty shares one (ACC-6). Messages to one mailbox have limits of their own
 * (`server/notification/outbox/mailbox-limit.ts`).
 */
export const rateLimits = {
  // Sign-in. From one address: guesses made elsewhere do not lock the owner of the account out.
  signInPerAccountAndAddress: { attempts: 10, minutes: 15 },
  signInPerKnownBrowser: { attempts: 10, minutes: 15 },
  signInPerAddress: { attempts: 100, minutes: 15 },
  // From all addresses together; beyond it attempts are delayed, never refused.
  signInPerAccount: { attempts: 10, minutes: 15 },
  passwordPerSession: { attempts: 10, minutes: 15 },

  // Password links. The minutes a link is valid: the newest one in the mailbox works whenever no
  // other is sent.
  linkPerAccount: { attempts: 3, minutes: 30 },
  linkPerAccountAndAddress: { attempts: 2, minutes: 30 },
  linkPerKnownBrowser: { attempts: 3, minutes: 30 },
  linkPerAddress: { attempts: 200, minutes: 60 },

  // Confirmation of an address. Registrations and requests of signed-in accounts are counted
  // apart, so that neither uses up the other's.
  confirmationPerMailbox: { attempts: 3, minutes: 24 * 60 },
  confirmationAgainPerMailbox: { attempts: 5, minutes: 24 * 60 },
  confirmationAgainPerAddress: { attempts: 2, minutes: 24 * 60 },
  // To one number, so that many accounts made at one address do not use up its codes.
  numberCodePerAddress: { attempts: 2, minutes: 24 * 60 },

  registerPerAddress: { attempts: 200, minutes: 60 },

  // Inquiries and conversations. A person asks about a handful of homes, a machine about all.
  inquiryPerAddress: { attempts: 60, minutes: 60 },
  inquiryPerAddressAndDay: { attempts: 200, minutes: 24 * 60 },
  inquiryPerPerson: { attempts: 20, minutes: 60 },
  inquiryLinkPerAddress: { attempts: 60, minutes: 60 },
  messagePerInquiry: { attempts: 20, minutes: 60 },
  messagePerCustomer: { attempts: 60, minutes: 60 },
  // A broker writes a few replies in an hour; hundreds are advertisements.
  replyPerBroker: { attempts: 100, minutes: 60 },

  // Revealed telephone numbers. Accounts cost nothing, so those of one address share a limit too.
  // A family takes a dozen numbers in an evening; by the day it takes one address weeks to collect
  // the numbers of a whole marketplace.
  revealPerCustomer: { attempts: 30, minutes: 60 },
  revealPerCustomerAndDay: { attempts: 60, minutes: 24 * 60 },
  revealPerAddress: { attempts: 30, minutes: 60 },
  revealPerAddressAndDay: { attempts: 60, minutes: 24 * 60 },
  revealPerAddressOfCustomers: { attempts: 60, minutes: 60 },
  revealPerAddressOfCustomersAndDay: { attempts: 150, minutes: 24 * 60 },

  // Listings of all brokers at one address whose KYC is not verified yet.
  listingBeforeKycPerAddress: { attempts: 15, minutes: 24 * 60 },

  // Reports that something is wrong with a listing.
  flagPerAddress: { attempts: 30, minutes: 60 },
  reviewPerCustomer: { attempts: 20, minutes: 24 * 60 },

  // Tickets. By address and e-mail: strangers who write in somebody's name must not keep that
  // person from writing.
  ticketPerAddress: { attempts: 60, minutes: 60 },
  ticketPerEmailAndAddress: { attempts: 5, minutes: 60 },
  ticketPerBroker: { attempts: 10, minutes: 60 },

  // Each may become an order at the gateway.
  planOrderPerBroker: { attempts: 20, minutes: 60 },

  // Waitlist. With the address: strangers who guess codes must not keep the owner of the number
  // out. Without it: over the seven days of a code, 210 of a million codes can be tried.
  waitlistPerAddress: { attempts: 20, minutes: 60 },
  waitlistCodePerNumberAndAddress: { attempts: 5, minutes: 60 },
  waitlistCodePerNumber: { attempts: 30, minutes: 24 * 60 },

  // Addresses of the site that do not exist; a whole office makes few such mistakes.
  notFoundPerAddress: { attempts: 300, minutes: 15 },
} as const satisfies Record<string, RateLimit>

import type { DirectorySort } from '#contract/broker/directory.ts'

/** The state of the directory in its address; unknown values are left out. */
export interface DirectoryAddress {
  search?: string
  location?: string
  specialization?: string
  sort?: DirectorySort
  page?: string
}

/** Returns the address of the directory with these filters. */
export function directoryAddress(address: DirectoryAddress): string {
  const said = new URLSearchParams(Object.entries(address).filter(([, value]) => value))
  return said.size > 0 ? `/brokers?${said}` : '/brokers'
}

/**
 * Returns the address of a new conversation with a broker; signed-out visitors sign in there first.
 */
export function chatAddress(brokerId: string): string {
  return `/customer-portal/inquiries/broker/${brokerId}`
}

import type { DirectorySort } from '#contract/broker/directory.ts'

/** What the address asks of the directory; a word it does not know is left out. */
export interface DirectoryAddress {
  search?: string
  location?: string
  specialization?: string
  sort?: DirectorySort
  page?: string
}

/** The address of the same directory with something about it changed. */
export function directoryAddress(address: DirectoryAddress): string {
  const said = new URLSearchParams(Object.entries(address).filter(([, value]) => value))
  return said.size > 0 ? `/brokers?${said}` : '/brokers'
}

/** Where a conversation with a broker is opened; who is signed out signs in there first. */
export function chatAddress(brokerId: string): string {
  return `/customer-portal/inquiries/broker/${brokerId}`
}

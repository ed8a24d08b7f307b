/** An account of a realm with self-registration. */
export interface OpenAccount {
  realm: 'customer' | 'broker'
  id: string
}

export const provenColumn = {
  customer: 'is_verified',
  broker: 'is_email_verified',
} as const satisfies Record<OpenAccount['realm'], string>

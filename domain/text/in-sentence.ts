/**
 * Returns a label as it stands inside a sentence: `Broker details` as `broker details`; `KYC` and
 * `WhatsApp` stay.
 */
export const inSentence = (label: string): string =>
  label.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu, (word) => word.toLowerCase())

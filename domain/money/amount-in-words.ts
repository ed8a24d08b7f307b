const small = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'],
  ...['Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
]
const tens = [
  ...['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'],
]

/**
 * Writes out an amount as on invoices: 12345678 paise → "One Lakh Twenty-Three Thousand Four
 * Hundred Fifty-Six Rupees and Seventy-Eight Paise Only". Takes whole paise, 0 and up.
 */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100)
  const rest = paise % 100
  const parts = [
    ...(rupees > 0 || rest === 0
      ? [`${inWords(rupees) || 'Zero'} ${rupees === 1 ? 'Rupee' : 'Rupees'}`]
      : []),
    ...(rest > 0 ? [`${inWords(rest)} Paise`] : []),
  ]
  return `${parts.join(' and ')} Only`
}

function inWords(number: number): string {
  if (number < 20) return small[number] ?? ''
  if (number < 100)
    return [tens[Math.floor(number / 10)], small[number % 10]].filter(Boolean).join('-')
  const [size, name] =
    number >= 10_000_000
      ? [10_000_000, 'Crore']
      : number >= 100_000
        ? [100_000, 'Lakh']
        : number >= 1_000
          ? [1_000, 'Thousand']
          : [100, 'Hundred']
  const head = `${inWords(Math.floor(number / size))} ${name}`
  const tail = inWords(number % size)
  return tail ? `${head} ${tail}` : head
}

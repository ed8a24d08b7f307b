import { formatDate } from '#domain/date/date.ts'
import type { Locale } from '#domain/locale/locale.ts'
import { company } from '#seed/catalogue-data.ts'
import { paymentLabel } from '#server/billing/payment/provider/open.ts'
import { inLocale } from '#server/locale/translations.ts'

const address = company.address.replace('\n', ', ')
// Fictitious: no company has the serial 000000, and no PAN the serial 0000.
const cin = 'U00000MH2020PTC000000'
const gstin = '27AAACD0000A1ZV'

type Fillings = readonly [place: string, filled: string][]

/** Come first in texts of the language: what is left is filled in as in the English ones. */
const fillingsIn: Readonly<Record<string, Fillings>> = {
  hi: [
    ['होस्टिंग ([provider])', 'होस्टिंग (मुंबई का एक डेटा सेंटर)'],
    ['ई-मेल ([provider])', 'ई-मेल (भारत की एक ई-मेल सेवा)'],
    ['WhatsApp मैसेज ([provider])', 'WhatsApp मैसेज (Meta)'],
    ['पेमेंट ([provider])', `पेमेंट (${paymentLabel(undefined)})`],
    ['वरना [24] months', 'वरना 24 महीने'],
    ['हम [30] days में', 'हम 30 दिन में'],
    ['कम से कम [15] days पहले', 'कम से कम 15 दिन पहले'],
    ['GST [included / added]', 'GST अलग से'],
    ['फ़ोन: [number]', `फ़ोन: ${company.phone}`],
    [
      'वह अपने आप रिन्यू नहीं होता [unless you have agreed to a mandate, ' +
        'which you can cancel at any time]',
      'वह अपने आप रिन्यू नहीं होता, जब तक आपने मैंडेट न दिया हो; मैंडेट आप कभी भी रद्द कर सकते हैं',
    ],
    ['और उसके बाद [period]', 'और उसके बाद पाँच साल'],
    ['[hours]', 'सुबह 9 से शाम 6 बजे'],
    ['[place]', 'मुंबई, महाराष्ट्र'],
    ['[city]', 'पुणे'],
    [
      '[If the operator is registered as a real estate agent: our RERA registration numbers ' +
        'are listed at the end of this page.]',
      'हम रियल एस्टेट एजेंट नहीं हैं और हम कोई ब्रोकरेज नहीं लेते; ' +
        'हर ब्रोकर अपना RERA रजिस्ट्रेशन नंबर अपने पेज पर खुद दिखाता है।',
    ],
    [
      '[Refunds: a plan can be cancelled within [7] days of payment if no listing was published ' +
        'under it; the amount is returned to the same account within [10] working days. ' +
        'Otherwise the unused part is not refunded, except where we have failed to provide the ' +
        'service or the law requires it.]',
      'रिफ़ंड: अगर प्लान से कोई लिस्टिंग प्रकाशित नहीं हुई, ' +
        'तो उसे भुगतान के 7 दिन में रद्द किया जा सकता ' +
        'है; रकम 10 कामकाजी दिनों में उसी खाते में लौटाई जाती है। ' +
        'वरना बचे हुए हिस्से का रिफ़ंड नहीं होता, ' +
        'सिवाय तब जब हमने सेवा न दी हो या कानून ऐसा कहे।',
    ],
  ],
  mr: [
    ['होस्टिंग ([provider])', 'होस्टिंग (मुंबईतील एक डेटा सेंटर)'],
    ['ई-मेल ([provider])', 'ई-मेल (भारतातील एक ई-मेल सेवा)'],
    ['WhatsApp मेसेज ([provider])', 'WhatsApp मेसेज (Meta)'],
    ['पेमेंट ([provider])', `पेमेंट (${paymentLabel(undefined)})`],
    ['नाहीतर [24] months', 'नाहीतर 24 महिने'],
    ['आम्ही [30] days मध्ये', 'आम्ही 30 दिवसांत'],
    ['किमान [15] days आधी', 'किमान 15 दिवस आधी'],
    ['GST [included / added]', 'GST वेगळा'],
    ['फोन: [number]', `फोन: ${company.phone}`],
    [
      'तो आपोआप रिन्यू होत नाही [unless you have agreed to a mandate, ' +
        'which you can cancel at any time]',
      'तुम्ही मँडेट दिलेले नसल्यास तो आपोआप रिन्यू होत नाही; मँडेट तुम्ही कधीही रद्द करू शकता',
    ],
    ['आणि त्यानंतर [period]', 'आणि त्यानंतर पाच वर्षे'],
    ['[hours]', 'सकाळी 9 ते संध्याकाळी 6'],
    ['[place]', 'मुंबई, महाराष्ट्र'],
    ['[city]', 'पुणे'],
    [
      '[If the operator is registered as a real estate agent: our RERA registration numbers ' +
        'are listed at the end of this page.]',
      'आम्ही रिअल इस्टेट एजंट नाही आणि आम्ही ब्रोकरेज घेत नाही; ' +
        'प्रत्येक ब्रोकर स्वतःचा RERA नोंदणी क्रमांक आपल्या पेजवर दाखवतो.',
    ],
    [
      '[Refunds: a plan can be cancelled within [7] days of payment if no listing was published ' +
        'under it; the amount is returned to the same account within [10] working days. ' +
        'Otherwise the unused part is not refunded, except where we have failed to provide the ' +
        'service or the law requires it.]',
      'परतावा: प्लॅनमधून कोणतीही लिस्टिंग प्रकाशित झाली नसल्यास ' +
        'तो पेमेंटनंतर 7 दिवसांत रद्द करता येतो; ' +
        'रक्कम 10 कामकाजी दिवसांत त्याच खात्यात परत येते. ' +
        'नाहीतर न वापरलेल्या भागाचा परतावा मिळत नाही, ' +
        'आम्ही सेवा देऊ शकलो नाही किंवा कायद्याने आवश्यक असेल तेव्हा सोडून.',
    ],
  ],
}

/** The demo operator's text for each placeholder of the policies. */
const fillings: Fillings = [
  ['[registered company name]', company.legal_name],
  ['[Registered company name]', company.legal_name],
  ['[registered office address]', address],
  ['CIN [number]', `CIN ${cin}`],
  ['GSTIN [number]', `GSTIN ${gstin}`],
  ['phone: [number]', `phone: ${company.phone}`],
  ['[privacy e-mail address]', 'privacy@demo.in'],
  ['[payment provider]', paymentLabel(undefined)],
  ['hosting ([provider])', 'hosting (a data centre in Mumbai)'],
  ['e-mail ([provider])', 'e-mail (a mail provider in India)'],
  ['SMS ([provider])', 'SMS (MSG91)'],
  ['WhatsApp messages ([provider])', 'WhatsApp messages (Meta)'],
  ['payments ([provider])', `payments (${paymentLabel(undefined)})`],
  ['[place]', 'Mumbai, Maharashtra'],
  ['[24] months', '24 months'],
  ['[period]', 'five years'],
  ['[30] days', '30 days'],
  ['[Name]', company.officer_name],
  ['[designation]', company.officer_designation],
  ['[postal address]', address],
  ['[grievance e-mail]', company.officer_email],
  ['[hours]', '9AM-6PM IST'],
  [
    '[data protection contact or Data Protection Officer, name and e-mail]',
    `${company.officer_name}, privacy@demo.in`,
  ],
  [
    '[If the operator is registered as a real estate agent: our RERA registration numbers ' +
      'are listed at the end of this page.]',
    'We are not a real estate agent and take no ' +
      'brokerage; brokers show their own RERA registration.',
  ],
  ['[support e-mail]', company.email],
  ['[included / added]', 'added'],
  [
    '[unless you have agreed to a mandate, which you can cancel at any time]',
    'unless you have agreed to a mandate, which you can cancel at any time',
  ],
  ['[Refunds: a plan can', 'Refunds: a plan can'],
  ['within [7] days', 'within 7 days'],
  ['within [10] working days', 'within 10 working days'],
  ['or the law requires it.]', 'or the law requires it.'],
  ['[15] days', '15 days'],
  ['[city]', 'Pune'],
  [' · RERA [state: number]', ''],
  ['[customer care e-mail]', company.email],
  ['[customer care phone]', company.phone],
]

/** Returns a policy with every placeholder filled in, as published on a date. */
export function fillPolicy(
  { content, language }: { content: string; language: Locale },
  publishedAt: Date,
): string {
  const date = inLocale(language, () => formatDate(publishedAt))
  const own = fillingsIn[language] ?? []
  const dated: Fillings = [['[date]', date], ...own, ...fillings]
  // Line breaks in the text do not matter.
  return dated.reduce((text, [place, filled]) => {
    const parts = place.split(' ').map((part) => part.replaceAll(/[[\]().]/g, '\\$&'))
    return text.replaceAll(new RegExp(parts.join('\\s+'), 'g'), () => filled)
  }, content)
}

import type { NoticeLanguage } from './notice.ts'

// Separate from the languages in `notice.ts`: public pages need the text in their first load,
// without zod.

/** The consent given by sending an inquiry. Changing the words changes `noticeVersion`. */
export const contactNotice: Record<NoticeLanguage, (broker: string) => string> = {
  en: (broker) =>
    `By sending this you agree that ${broker} may contact you about it by phone, WhatsApp or ` +
    'e-mail. Your name, number, e-mail address and message go to this broker only. You can ' +
    'take this back at any time under Profile in the customer portal, or by writing to us. ' +
    'For complaints there is the grievance officer on our contact page, and after that the ' +
    'Data Protection Board of India.',
  hi: (broker) =>
    `इसे भेजकर आप सहमति देते हैं कि ${broker} इस बारे में आपसे फ़ोन, व्हाट्सऐप या ई-मेल से ` +
    'संपर्क कर सकते हैं। आपका नाम, नंबर, ई-मेल पता और संदेश केवल इसी ब्रोकर को मिलते हैं। यह ' +
    'सहमति आप कभी भी ग्राहक पोर्टल में प्रोफ़ाइल से, या हमें लिखकर, वापस ले सकते हैं। शिकायत ' +
    'के लिए हमारे संपर्क पेज पर शिकायत अधिकारी हैं, और उसके बाद भारतीय डेटा संरक्षण बोर्ड।',
}

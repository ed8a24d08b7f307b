/**
 * Words of everyday talk that are a letter away from a place somewhere (`akele` from Akola, `mother` from
 * Motera): they are never taken for a misspelt name. By themselves they ask for nothing we know.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  [
    // English
    'mother father brother sister parents wife husband friend friends uncle aunty kids children baby monday tuesday wednesday thursday friday saturday sunday today tomorrow morning evening night weekend marble granite tiles wooden flooring colour color paint painted renovated interior interiors kitchen salary company transfer joining school party birth banner later sooner begun harms socket auction deal deals dealing charge charges laundry vegetarian veg brahmin muslim hindu christian sikh jain genuine serious singapore singapur dubai london america canada australia qatar kuwait muscat abroad nri verified legal dispute noisy quiet posh prime walkable almirah cupboard wardrobe fridge geyser sofa chimney stove fan fans window windows door gate mutation papers diwali deepavali deewali dussehra dasara navratri pongal onam ugadi christmas ramzan holi',
    // Hinglish
    'akele akela akeli nikal nikalna kharab badhiya batana bolna bolo karna karo karke karni kijiye dijiye denge lenge karenge aana aayenge jaana jana milna chalna rakhna pankha khidki darwaza bijli pani paani khali kaam naukri paisa paise dost bachche bacche bache mummy papa bhabhi didi subah shaam raat dopahar hafte pichle agle agla abhi baad kyun kyunki isliye kisi kahin shayad zarur zaroor jarur pakka theek thik sahi waise vaise bahut bohot thoda thodi hisab hisaab samajh pata khud humare tumhare unka uska iska inka makaanon seedha seedhe dikhana dikhaye dikhaiyega honi hone hua hui gaye gaya gayi dale dala saath',
  ]
    .join(' ')
    .split(' '),
)

-- What a username looks like (services/identity/username-skeleton.ts): of two that a reader may take for one another there is one. Null where an
-- older account of before looks the same.
alter table identity_user add column username_skeleton text unique;

-- The accounts that there are. Each letter of Latin, Greek and Cyrillic that looks like another, and what it looks like; the others look like themselves.
with alike (letter, looks) as (
  select left(pair, 1), substr(pair, 2)
  from regexp_split_to_table($$0o 1l Il Mrn mrn Æae Ðd Øo æae ð∂ øo Đd đd Ħh ħh ıi Łl łl Œoe œoe Ŧt ŧt ƀb Ɓ'b Ƃb ƃb Ƅb Ƈc' Ɖd Ɗ'd Ƌd ƌd ƍg Əǝ Ɛꞓ Ƒf ƒf
    Ɠg' Ɣy Ɩl Ɨl Ƙk' ƙk ƚl Ɯw Ɲn ƞn Ɵo Ƥ'p ƥp Ʀr Ƨ2 Ƭ't ƭt Ʈt Ʋu Ƴ'y ƴy Ƶz ƶz Ʒ3 ƻ2 Ƽ5 ƽs ƿþ ǀl ǁll ǃ! Ǥg ǥg Ƿþ Ȝ3 Ƞn Ȣ8 ȣ8
    Ȥz ȥz Ȼc ȼc Ƚl Ⱦt Ɂ? Ƀb Ʉu Ɇe ɇe Ɉj ɉj Ɍr ɍr Ɏy ɏy ɑa ɓb ɖd ɗd əǝ ɚǝ˞ ɛꞓ ɠg ɡg ɣy ɦh ɨi ɩi ɪi ɫl ɭl ɮlȝ ɯw ɱrn ɳn ɵo
    ɶoᴇ ɼr ɽr ʂs ʋu ʏy ʐz ʒȝ ʔ? ʠq ʣdz ʤdȝ ʥdʑ ʦts ʧtʃ ʨtɕ ʩfŋ ʪls ʫlz Ͱⱶ Ͷᴎ ͷᴎ ͻɔ ͽꜿ Ϳj Αa Βb Γy Δẟ Εe Ζz Ηh Θo Ιl Κk Λʌ
    Μrn Νn Οo Ρp Σʃ Τt Υy Φɸ Χx αa βß γy δẟ εꞓ ηn θo ιi κĸ νv οo ρp σo τᴛ υu φɸ Ϛς ϛς Ϝf ϳj Ϸþ ϸþ Ϻrn Ͻɔ Ͽꜿ Єꞓ Ѕs Іl Јj Ћh
    Аa Бb Вb Гy Еe З3 Иᴎ Кk Лʌ Мrn Нh Оo Пπ Рp Сc Тt Уy Фɸ Хx Ъˉb Ыbl Ьb Юlo Яᴙ аa б6 вʙ гr еe зɜ иᴎ кĸ мʍ нʜ оo пπ рp сc
    тᴛ уy фɸ хx ъˉb ыƅi ьb яᴙ єꞓ ѕs іi јj ћh Ѡw ѡw Ѣb ѣb Ѱψ ѱψ Ѳo ѳo Ѵv ѵv Ѽw҆҇ ѽw҆҇ Ҋᴎ ҋᴎ Ҍb ҍb Ґy' ґr' Ғy ғr Җж җж Ҙ3 ҙɜ
    Қk қĸ Ҟk ҟĸ Ңh ңʜ Ҫc ҫc Ҭt ҭᴛ Үy үy Ұy ұy Ҳx Һh һh Ҽe ҽe Ҿe ҿe Ӏl Ӆʌ ӆл Ӈh ӈʜ Ӊh ӊʜ Ӌҷ ӌҷ Ӎrn ӎʍ ӏl Ӕae ӕae Әǝ әǝ Ӡ3 ӡȝ
    Өo өo Ԁd ԁd Ԋƕ Ԍg ԍɢ Ԑꞓ ԑꞓ Ԛq ԛq Ԝw ԝw ᴄc ᴈɜ ᴋĸ ᴍʍ ᴏo ᴐɔ ᴑo ᴔǝo ᴜu ᴠv ᴡw ᴢz ᴤƨ ᴦr ᴧʌ ᴨπ ᴩᴘ ᴫл ᵫue ᵮf ᵯrn ᵰn ᵲr ᵳɾ ᵴs ᵵt
    ᵶz ᵻi ᵼi ᵽp ᵾu ᵿʊ ᶃg ᶌy ᶐɋ ẝf ỿy Ↄɔ ↄɔ Ⱨh Ⱪk Ꙅ2 ꙅƨ ꙇi ꙍω Ꙑˉbl ꙑˉbi Ꙩʘ ꚕh Ꚙoo ꚙoo Ꚛ𐊨 Ꜩt3 ꜩtȝ ꜱs Ꜳaa ꜳaa Ꜵao ꜵao Ꜷau ꜷau
    Ꜹav ꜹav Ꜻav ꜻav Ꜽay ꜽay Ꝁk Ꝋo ꝋo Ꝏoo ꝏoo Ꝛ2 ꝡw Ꝫ3 ꝫȝ Ꝯ9 ꝷtf ꝸ& ꞌ' ꞏ· ꞕꜧ Ꞙf ꞙf Ꞛ𐐺 ꞛ𐐺 ꞝʚ Ꞟꓤ ꞟu Ɜ3 Ʇꓕ Ʝj Ꭓx Ꞵb ꞵß Ꞷω ꞷω
    ꟷー ꬲe ꬵf ꬽo ꬾo ꬿɔ ꭁǝo ꭂǝo ꭇr ꭈr ꭍʃ ꭎu ꭒu ꭓχ ꭕχ ꭚy ꭠљ ꭢɔe ꭣuo$$, '\s+') as pair
), skeleton as (
  select id, created_at, string_agg(coalesce(looks, lower(letter)), '' order by place) as looks
  from identity_user
    cross join regexp_split_to_table(regexp_replace(normalize(username, NFD), '[\u0300-\u036f]', '', 'g'), '') with ordinality as each (letter, place)
    left join alike using (letter)
  group by id
), eldest as (
  select distinct on (looks) id, looks from skeleton order by looks, created_at, id
)
update identity_user set username_skeleton = eldest.looks from eldest where eldest.id = identity_user.id;

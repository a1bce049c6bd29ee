import os,re
def srcs(f):
    t=open(f).read(); fm=t[:t.index('\n---\n',4)]+'\n'; s=fm[fm.index('sources:\n')+9:]
    m=re.search(r'(?m)^[a-z]',s); s=s[:m.start()] if m else s
    return [x for x in re.split(r'(?m)^(?=  - title)',s) if x.strip()]
def take(page,frag,l):
    for x in srcs(f'content/{page}/{l}.md'):
        if re.search(frag,x): return x
    raise SystemExit(f'no source {page} {frag} {l}')
def new(title,pub,year,url,en,es):
    def y(s): return '"'+s.replace('"','\\"')+'"'
    return {l:f'  - title: {y(title)}\n    publisher: {y(pub)}\n    year: {year}\n    url: {url}\n'+('    language: en\n' if l=='es' else '')+f'    says: {y(s)}\n' for l,s in (('en',en),('es',es))}
G={'a':{'en':'About cancer and its signs','es':'Sobre el cáncer y sus señales'},'b':{'en':'During and after treatment','es':'Durante y después del tratamiento'}}
myths=lambda l: take('page/biopsy-explained','[Mm]yths|Mitos',l)
mythsread=new('Common Cancer Myths and Misconceptions','National Cancer Institute, as told by Cancer Explained',2024,'https://cancerexplained.org/cancer-basics/cancer-myths',
 'Eating sugar has not been shown to make cancer worse, nor cutting it out to shrink it. In general cancer is not contagious. There is no convincing evidence that attitude changes the risk of cancer or its course. Deodorants have not been shown to cause it. No herbal product has been shown to treat it, and some can do harm during treatment.',
 'No se ha demostrado que comer azúcar empeore el cáncer ni que dejarla lo achique. En general el cáncer no se contagia. No hay pruebas convincentes de que la actitud cambie el riesgo o su curso. No se ha visto que los desodorantes lo causen. Ninguna hierba ha demostrado tratarlo, y algunas hacen daño durante el tratamiento.')
Q=[]
def q(id,g,pos,topics,sources,en,es): Q.append((id,g,pos,topics,sources,{'en':en,'es':es}))
q('biopsy-spread','a',111,'topic-diagnosis',[myths],
 dict(title='Can a biopsy make cancer spread?',slug='can-a-biopsy-spread-cancer',teaser='No, as far as anybody knows. The chance is extremely low, and without a biopsy nobody can choose the right treatment.',
  sw=['needle spread cancer','biopsy opened it up','air makes cancer spread','surgery spread the cancer'],
  body='''Many families say that "once they touch it, it spreads". Often a cancer that had already spread was only found at that time.

Doctors use special methods so that cells are not carried along, and the chance that a [biopsy](entry:biopsy-explained) or an operation spreads cancer is extremely low. The same goes for "letting air in": air does not make cancer grow.

What does do harm is waiting. If you are afraid of the needle itself, say so, and ask what you can have for it.'''),
 dict(title='¿Una biopsia puede hacer que el cáncer se riegue?',slug='la-biopsia-riega-el-cancer',teaser='No, hasta donde se sabe. La probabilidad es bajísima, y sin biopsia nadie puede elegir el tratamiento correcto.',
  sw=['si le mueven se riega','la aguja riega el cáncer','si le da el aire crece','operar lo riega'],
  body='''En muchas familias se oye que «si le mueven, se riega». Muchas veces, lo que pasó es que el cáncer ya se había extendido y apenas lo descubrieron.

Los médicos usan métodos para no arrastrar células, y la probabilidad de que una [biopsia](entry:biopsy-explained) o una cirugía lo extienda es bajísima. Lo mismo con eso de que «le da el aire»: el aire no hace crecer el cáncer.

Lo que sí hace daño es esperar. Si le da miedo la aguja, dígalo y pregunte qué le pueden dar.'''))
q('painful-lump','a',112,'topic-symptoms',[lambda l: take('page/signs-symptoms','(Breast Cancer Signs and Symptoms|Signos y síntomas)',l)],
 dict(title='My lump hurts. So it is not cancer?',slug='does-a-cancer-lump-hurt',teaser='Pain proves nothing, either way. Most cancers do not hurt, but some do. Any new lump should be seen this week.',
  sw=['painful lump','lump that moves','soft lump','does cancer hurt','tender lump'],
  body='''A hard lump that does not hurt, with uneven edges, is more often cancer. But cancers can also be soft, round, tender or painful. So no one can tell by touch, not even a doctor.

Most lumps turn out to be something else, such as a [cyst](entry:cyst) or a [fibroadenoma](entry:fibroadenoma). A picture, and sometimes a needle, settles it.

See [signs to show a doctor](entry:signs-symptoms).'''),
 dict(title='La bolita me duele. ¿Entonces no es cáncer?',slug='duele-una-bolita-de-cancer',teaser='El dolor no prueba nada, ni a favor ni en contra. Casi ningún cáncer duele, pero algunos sí. Toda bolita nueva debe verse esta semana.',
  sw=['bolita que duele','bolita que se mueve','bolita blanda','el cáncer duele'],
  body='''Una bolita dura, sin dolor y de bordes irregulares es más veces cáncer. Pero también los hay blandos, redondos o que duelen. Así que nadie lo sabe al tacto, ni un médico.

Casi siempre resulta otra cosa, como un [quiste](entry:cyst) o un [fibroadenoma](entry:fibroadenoma). Lo aclara una imagen y a veces una aguja.

Vea [las señales que hay que mostrar](entry:signs-symptoms).'''))
q('tired-again','a',113,'topic-symptoms',[lambda l: take('page/cancer-fatigue','PDQ',l), lambda l: take('page/cancer-fatigue','Risk factors, prevalence',l), lambda l: take('page/follow-up-care','Survivorship Care',l)],
 dict(title='I am so tired. Is the cancer back?',slug='is-tiredness-a-sign',teaser='Mostly not. Tiredness is the most common effect of treatment, and it can last for months. Have it looked at if it gets worse.',
  sw=['exhausted','tired a year after chemo','fatigue a sign of recurrence','no energy'],
  body='''About one in four people has severe tiredness after treatment. It eases most in the first half year, and it comes in waves. By itself it is rarely how a cancer shows that it is back.

Tell your team if it gets worse instead of better, or comes with weight loss, fever, or pain that stays. They look for causes that can be mended: [anemia](entry:anemia), the thyroid, pain, bad sleep, [low mood](entry:depression-and-anxiety).

Here is [what helps against tiredness](entry:cancer-fatigue), and [what to report](entry:follow-up-care).'''),
 dict(title='Estoy muy cansada. ¿Será que volvió el cáncer?',slug='el-cansancio-es-una-senal',teaser='Casi siempre no. El cansancio es el efecto más común del tratamiento y puede durar meses. Que lo revisen si va en aumento.',
  sw=['agotada','cansada un año después de la quimio','sin energía','el cansancio es recaída'],
  body='''Cerca de una de cada cuatro personas queda con un cansancio fuerte después del tratamiento. Mejora sobre todo en el primer medio año, y va por olas. Por sí solo, rara vez es la manera en que un cáncer avisa que volvió.

Dígale a su equipo si en vez de mejorar empeora, o si viene con pérdida de peso, fiebre o un dolor que no se va. Buscan causas con arreglo: [anemia](entry:anemia), tiroides, dolor, mal sueño, [ánimo bajo](entry:depression-and-anxiety).

Aquí está [lo que ayuda contra el cansancio](entry:cancer-fatigue) y [lo que hay que avisar](entry:follow-up-care).'''))
q('what-is-remission','a',114,'topic-diagnosis',[new('What’s the difference? Cancer remission, cure and no evidence of disease','City of Hope, CancerCenter.com',2023,'https://www.cancercenter.com/community/blog/2023/04/cancer-remission-ned-cancer-free','After treatment, when cancer has shrunk or cannot be found, doctors may speak of remission, no evidence of disease or cure.','Después del tratamiento, cuando el cáncer se achicó o no se encuentra, los médicos hablan de remisión, sin evidencia de enfermedad o curación.'),
  new('What Is Cancer Remission?','Verywell Health',2023,'https://www.verywellhealth.com/what-is-cancer-remission-2249069','Partial remission: the tumor is clearly smaller. Complete remission, also called no evidence of disease: tests find none, though some cells may be left. Oncologists mostly avoid the word cure.','Remisión parcial: el tumor es claramente menor. Remisión completa, o sin evidencia de enfermedad: las pruebas no encuentran nada, aunque pueden quedar células. Los oncólogos casi nunca dicen curación.')],
 dict(title='What is the difference between remission and cure?',slug='remission-or-cure',teaser='Remission means that tests find less cancer, or none. Cure means that it never comes back, and only time can show that.',
  sw=['in remission','cancer free','NED','no evidence of disease','am i cured'],
  body='''- **Partial [remission](entry:remission):** there is clearly less cancer than before.
- **Complete remission,** or *[no evidence of disease](entry:no-evidence-of-disease)*: tests find none. A few cells may still be there.
- **Cure:** it never returns. Doctors seldom promise it. The longer you stay free of cancer, the surer it becomes.

After an early breast cancer most doctors say "no evidence of disease". In metastatic cancer you may hear "stable" or "a good response". Ask what the word means **for you**.'''),
 dict(title='¿Qué diferencia hay entre remisión y curación?',slug='remision-o-curacion',teaser='Remisión es que las pruebas encuentran menos cáncer, o nada. Curación es que no vuelva nunca, y eso solo lo dice el tiempo.',
  sw=['en remisión','libre de cáncer','sin evidencia de enfermedad','estoy curada'],
  body='''- **[Remisión](entry:remission) parcial:** hay claramente menos cáncer que antes.
- **Remisión completa,** o *[sin evidencia de enfermedad](entry:no-evidence-of-disease)*: las pruebas no encuentran nada. Pueden quedar unas cuantas células.
- **Curación:** no vuelve nunca. Los médicos rara vez la prometen. Cuanto más tiempo pasa sin cáncer, más segura es.

Después de un cáncer temprano casi todos dicen «sin evidencia de enfermedad». En el metastásico oirá «estable» o «buena respuesta». Pregunte qué quiere decir **en su caso**.'''))
q('sugar','a',115,'topic-daily-life',[mythsread, lambda l: take('page/food','American Cancer Society Nutrition',l)],
 dict(title='Does sugar feed cancer?',slug='does-sugar-feed-cancer',teaser='No study has shown that eating sugar makes cancer grow, or that giving it up shrinks cancer. Eat what gives you strength.',
  sw=['sugar and cancer','keto for cancer','starve the cancer','sweets','fruit and cancer'],
  body='''Every cell in the body uses sugar, cancer cells too. If you eat none, your body makes it from other food. So one cannot starve a cancer that way, though one can starve oneself.

During treatment, weight and strength matter more. If you can only get down a milkshake today, drink it.

In the long run, less sugar is good for the heart and for a steady weight. If you take a drug that raises blood sugar, or have diabetes, ask for [a dietitian](entry:food).'''),
 dict(title='¿El azúcar alimenta al cáncer?',slug='el-azucar-alimenta-al-cancer',teaser='Ningún estudio ha mostrado que comer azúcar lo haga crecer, ni que dejarla lo achique. Coma lo que le dé fuerzas.',
  sw=['azúcar y cáncer','dieta keto','matar de hambre al cáncer','dulces','fruta y cáncer'],
  body='''Todas las células usan azúcar, también las del cáncer. Si usted no la come, el cuerpo la fabrica de otros alimentos. Así no se mata de hambre al cáncer; a quien se debilita es a usted.

Durante el tratamiento importan más el peso y las fuerzas. Si hoy solo le pasa un licuado, tómeselo.

A la larga, comer menos azúcar es bueno para el corazón y para un peso estable. Si toma una medicina que sube el azúcar, o tiene diabetes, pida ver a [una nutrióloga](entry:food).'''))
q('contagious','a',116,'topic-family',[mythsread],
 dict(title='Can my family catch cancer from me?',slug='is-cancer-contagious',teaser='No. Cancer does not pass from one person to another. Kiss, hug, share a bed and a plate as before.',
  sw=['contagious','catch cancer','share cups','kissing'],
  body='''You can eat from the same dishes, sleep in the same bed, and hold the baby.

Some families do have a [gene change](entry:family-testing) that raises the risk. That is inherited, not caught.

On chemo it is the other way round: colds and flu of others can harm **you**. See [infection and fever](entry:infection-and-fever). For a few days after each chemo, the drugs are in body fluids: see [is it safe to hug children](entry:safe-for-children).'''),
 dict(title='¿Le puedo pegar el cáncer a mi familia?',slug='el-cancer-se-pega',teaser='No. El cáncer no pasa de una persona a otra. Bese, abrace, comparta la cama y el plato como siempre.',
  sw=['contagioso','se contagia','compartir vasos','besos'],
  body='''Puede comer en los mismos platos, dormir en la misma cama y cargar al bebé.

En algunas familias hay un [cambio en un gen](entry:family-testing) que aumenta el riesgo. Eso se hereda, no se pega.

Con la quimio es al revés: el catarro y la gripe de otros le pueden hacer daño a **usted**. Vea [infección y fiebre](entry:infection-and-fever). Unos días después de cada quimio, la medicina está en los líquidos del cuerpo: vea [si es seguro abrazar a los niños](entry:safe-for-children).'''))
q('stress-cause','a',117,'topic-emotions',[new('Stress and Cancer','National Cancer Institute',2022,'https://www.cancer.gov/about-cancer/coping/feelings/stress-fact-sheet','Whether chronic stress is linked to cancer is not clear; studies have had varying results. A study of more than 100,000 women in the UK found no association with breast cancer. A link could be indirect, by smoking, overeating, drinking or moving less.','No está claro que el estrés crónico tenga relación con el cáncer; los estudios dan resultados distintos. Uno con más de 100 000 mujeres en el Reino Unido no halló relación con el cáncer de mama. Podría influir de modo indirecto, por fumar, comer o beber más o moverse menos.'), mythsread],
 dict(title='Did stress cause my cancer?',slug='did-stress-cause-my-cancer',teaser='Nobody has shown that it does. A study of more than 100,000 women found no link between stress and breast cancer.',
  sw=['my divorce caused it','grief caused cancer','worry and cancer','positive thinking','attitude'],
  body='''A bad year, a death, an awful job: many people look back and think that this was it. Studies have looked for the link and have not found a clear one for breast cancer.

The same is true of thoughts. There is no convincing evidence that a good attitude cures, or that fear makes it worse. **You did not think yourself into this, and you are allowed to be sad.**

Stress can still make you feel awful, and it can be treated: [depression and anxiety](entry:depression-and-anxiety).'''),
 dict(title='¿El estrés me causó el cáncer?',slug='el-estres-me-causo-el-cancer',teaser='Nadie lo ha demostrado. Un estudio con más de 100 000 mujeres no halló relación entre el estrés y el cáncer de mama.',
  sw=['me dio por un coraje','me dio por una tristeza','el divorcio me enfermó','pensar positivo','un susto'],
  body='''Un año malo, una muerte, un coraje, un trabajo espantoso: mucha gente mira atrás y cree que fue eso. Se ha buscado la relación, y para el cáncer de mama no aparece con claridad.

Con los pensamientos pasa lo mismo. No hay pruebas convincentes de que el buen ánimo cure ni de que el miedo empeore nada. **Usted no se enfermó por pensar mal, y tiene derecho a estar triste.**

El estrés sí puede hacerla sentir muy mal, y eso se trata: [depresión y ansiedad](entry:depression-and-anxiety).'''))
q('deodorant','a',118,'topic-risk',[lambda l: take('page/risk-risk-factors','Disproven',l)],
 dict(title='Do deodorants or bras cause breast cancer?',slug='deodorants-and-bras',teaser='No. Research does not show that antiperspirants, bras or underwires cause breast cancer. Use what you like.',
  sw=['antiperspirant','aluminum','underwire bra','deodorant and cancer'],
  body='''The rumor about deodorant comes back by mail and phone every few years. So does the one about underwires. Studies do not bear them out.

Two practical points: leave deodorant off on the day of a [mammogram](entry:having-a-mammogram), because it can look like specks on the picture. And during radiation, ask your team which one your skin will stand.

What [does raise the risk](entry:risk-risk-factors) is another list.'''),
 dict(title='¿El desodorante o el brasier causan cáncer de mama?',slug='desodorante-y-brasier',teaser='No. Los estudios no muestran que los antitranspirantes, el brasier o la varilla causen cáncer de mama. Use lo que guste.',
  sw=['antitranspirante','aluminio','brasier con varilla','desodorante y cáncer'],
  body='''El rumor del desodorante vuelve al teléfono cada pocos años, y el de la varilla también. Los estudios no los confirman.

Dos cosas prácticas: no se ponga desodorante el día de la [mamografía](entry:having-a-mammogram), porque puede verse como puntitos en la imagen. Y durante la radiación pregunte cuál aguanta su piel.

Lo que [sí aumenta el riesgo](entry:risk-risk-factors) es otra lista.'''))
q('no-family-history','a',119,'topic-risk',[lambda l: take('page/risk-risk-factors','(Factors You Cannot Change|no puede cambiar)',l)],
 dict(title='Nobody in my family had it. Why me?',slug='nobody-in-my-family',teaser='Most women with breast cancer have no family history of it. Being a woman and growing older count for more.',
  sw=['no family history','why did i get breast cancer','not hereditary','healthy and got cancer'],
  body='''Only about 5 to 10 of 100 breast cancers come from a gene change that was inherited. The others arise in a lifetime of cells dividing, mostly by chance.

You cannot find the one day or the one thing. And it does not mean that your daughters are doomed: one close relative raises the risk, and most daughters never have it.

If you are 65 or younger, you should be offered [a gene test](entry:genetic-testing) anyway. Some people carry a change without knowing it, above all where families are small.'''),
 dict(title='Nadie en mi familia lo tuvo. ¿Por qué a mí?',slug='nadie-en-mi-familia',teaser='La mayoría de las mujeres con cáncer de mama no tiene antecedentes. Pesan más ser mujer y cumplir años.',
  sw=['sin antecedentes','por qué me dio cáncer','no es hereditario','soy sana y me dio'],
  body='''Solo de 5 a 10 de cada 100 cánceres de mama vienen de un cambio heredado en un gen. Los demás aparecen a lo largo de la vida, al dividirse las células, casi siempre por azar.

No se puede encontrar el día ni la causa. Y no quiere decir que sus hijas estén condenadas: un familiar cercano aumenta el riesgo, y la mayoría de las hijas nunca lo tiene.

Si tiene 65 años o menos, de todos modos le deben ofrecer [una prueba genética](entry:genetic-testing). Hay quien lleva un cambio sin saberlo, sobre todo en familias chicas.'''))
q('flying','b',121,'topic-daily-life',[lambda l: take('page/living-with-lymphedema','Impact of Ipsilateral',l), new('Compression prophylaxis may increase the potential for flight-associated lymphoedema after breast cancer treatment','The Breast',2002,'https://pubmed.ncbi.nlm.nih.gov/14965648/','Still cited, 287 women who had been treated: lymphedema in 11.2% of those who flew and 8.3% of those who did not, no significant difference; none had lasting swelling after a flight.','Todavía citado, 287 mujeres ya tratadas: linfedema en el 11.2 % de quienes volaron y el 8.3 % de quienes no, sin diferencia clara; ninguna quedó hinchada para siempre por un vuelo.')],
 dict(title='Can I fly?',slug='can-i-fly',teaser='Mostly yes. Ask first after an operation, with a clot or fluid in the chest, or when your blood counts are low.',
  sw=['airplane','travel during chemo','flight after surgery','sleeve on plane','long flight'],
  body='''**Ask before you book** if you had an operation in the last weeks, a drain is still in, you had a clot, are short of breath, have fluid around a lung, or have just had chemo. Your team knows when your counts are lowest.

**Your arm:** in a study that measured 632 people again and again, flights did not go with more swelling. If you have [lymphedema](entry:living-with-lymphedema) and wear a sleeve, wear it. If you have none, you need not buy one for the trip.

**On board:** walk each hour, move your feet, drink water. Tamoxifen and cancer itself make clots more likely.

**In your bag:** pills in their boxes, a letter with diagnosis and drugs, the team's number, insurance papers.'''),
 dict(title='¿Puedo viajar en avión?',slug='puedo-viajar-en-avion',teaser='Casi siempre sí. Pregunte antes después de una operación, con un coágulo o líquido en el pecho, o con defensas bajas.',
  sw=['avión','viajar durante la quimio','volar después de la operación','manga en el avión','vuelo largo'],
  body='''**Pregunte antes de comprar** si la operaron en las últimas semanas, todavía tiene drenaje, tuvo un coágulo, le falta el aire, tiene líquido alrededor de un pulmón o acaba de recibir quimio. Su equipo sabe cuándo están más bajas las defensas.

**El brazo:** en un estudio que midió muchas veces a 632 personas, los vuelos no se relacionaron con más hinchazón. Si tiene [linfedema](entry:living-with-lymphedema) y usa manga, llévela puesta. Si no lo tiene, no hace falta comprarla para el viaje.

**En el avión:** camine cada hora, mueva los pies, tome agua. El tamoxifeno y el cáncer mismo favorecen los coágulos.

**En la bolsa:** las pastillas en su caja, una carta con el diagnóstico y las medicinas, el número de su equipo y los papeles del seguro.'''))
q('hair-dye','b',122,'topic-side-effects',[new('Hair Dye After Chemo: When Is It Safe?','MyBCTeam',2023,'https://www.mybcteam.com/resources/hair-dye-after-chemo-when-is-it-safe-what-type-is-best','Mayo Clinic advises no dye until the hair feels strong; Cancer Research UK advises about six months after chemotherapy for dyes and perms. Too soon, dye can harm the hair and irritate the scalp.','Mayo Clinic aconseja no teñir hasta que el pelo se sienta fuerte; Cancer Research UK, esperar unos seis meses después de la quimio para tintes y permanentes. Antes puede dañar el pelo e irritar la piel.'), new('Hair coloring during chemotherapy','Macmillan Cancer Support, answer of a nurse',2024,'https://community.macmillan.org.uk/cancer_experiences/ask_the_expert-forum/ask_a_nurse/f/ask_a_nurse/272546/hair-coloring-during-chemotherapy','If treatment does not cause hair loss and the scalp is well, coloring may be possible; test a small spot 48 hours before. After loss, hair should be about an inch long, and for bleach about three.','Si el tratamiento no hace caer el pelo y la piel está bien, puede ser posible; pruebe en un pedacito 48 horas antes. Si se cayó, que mida unos 2.5 cm, y para decolorar unos 7.5.')],
 dict(title='May I dye my hair?',slug='may-i-dye-my-hair',teaser='During chemo, better not. Afterward, wait until your hair is strong again, about six months, and test a small spot first.',
  sw=['color my hair','hair dye after chemo','bleach','henna','perm'],
  body='''**During chemo** the scalp is tender and what hair is left breaks easily. A scarf, a wig or a color spray that washes out is kinder.

**After chemo,** many centers say: wait about six months, or until the hair is about an inch long and feels strong. For bleach, wait longer. Try the dye on a small spot 48 hours before.

**On hormone pills or radiation of the breast,** hair can mostly be colored as usual, if the scalp is well. Ask before a perm or a straightener.

More on [hair loss](entry:hair-loss).'''),
 dict(title='¿Me puedo pintar el pelo?',slug='me-puedo-pintar-el-pelo',teaser='Durante la quimio, mejor no. Después espere a que el pelo esté fuerte, unos seis meses, y pruebe antes en un pedacito.',
  sw=['tinte','teñirme el pelo','decolorar','henna','permanente','pintarme las canas'],
  body='''**Durante la quimio** la piel de la cabeza está delicada y el pelo que queda se rompe. Son más amables una mascada, una peluca o un color que se lava.

**Después de la quimio,** muchos centros dicen: espere unos seis meses, o hasta que el pelo mida unos 2.5 cm y se sienta fuerte. Para decolorar, más tiempo. Pruebe el tinte en un pedacito de piel 48 horas antes.

**Con pastillas hormonales o radiación del seno** casi siempre se puede teñir como de costumbre, si la piel de la cabeza está sana. Pregunte antes de un permanente o un alaciado.

Más sobre [la caída del pelo](entry:hair-loss).'''))
q('vaccines','b',123,'topic-treatment',[new('Vaccination of Adults With Cancer: ASCO Guideline','Journal of Clinical Oncology',2024,'https://doi.org/10.1200/JCO.24.00032','Bring vaccines up to date, best 2 to 4 weeks before treatment. Vaccines that are not live may be given during or after chemotherapy, immunotherapy, hormonal treatment, radiation or surgery. Live vaccines are generally not for people with a badly weakened immune system. Those in the household should be vaccinated too.','Poner al día las vacunas, de preferencia de 2 a 4 semanas antes del tratamiento. Las que no son vivas pueden ponerse durante o después de la quimioterapia, la inmunoterapia, la terapia hormonal, la radiación o la cirugía. Las vivas por lo general no son para quien tiene muy débiles las defensas. También debe vacunarse quien vive en casa.')],
 dict(title='May I be vaccinated during treatment?',slug='vaccines-during-treatment',teaser='Yes, with vaccines that are not live, such as flu, COVID-19 and pneumonia. Live vaccines have to wait during chemo.',
  sw=['flu shot during chemo','covid vaccine','shingles vaccine','live vaccine','pneumonia shot'],
  body='''**Best:** two to four weeks before treatment begins. But do not put off treatment for it, and do not go without: vaccines that are **not live** may be given during chemo, radiation, immunotherapy and hormone pills.

**Ask about:** flu each year, COVID-19, pneumonia, shingles (Shingrix is not live), tetanus, RSV if you are older, hepatitis B.

**Not during chemo:** live ones, such as the nasal flu spray, measles, chickenpox and yellow fever.

- Have it in the arm **without** removed lymph nodes, if you can.
- A node can swell for some weeks after a shot. Tell whoever does your next scan.
- Those at home should have theirs as well.'''),
 dict(title='¿Me puedo vacunar durante el tratamiento?',slug='vacunas-durante-el-tratamiento',teaser='Sí, con vacunas que no son vivas, como gripe, COVID-19 y neumonía. Las vivas tienen que esperar durante la quimio.',
  sw=['vacuna de la gripe y quimio','vacuna covid','vacuna culebrilla','herpes zóster','vacuna viva','neumonía'],
  body='''**Lo mejor:** de dos a cuatro semanas antes de empezar. Pero no retrase el tratamiento por eso, ni se quede sin ellas: las vacunas que **no son vivas** pueden ponerse durante la quimio, la radiación, la inmunoterapia y las pastillas hormonales.

**Pregunte por:** gripe cada año, COVID-19, neumonía, herpes zóster o culebrilla (Shingrix no es viva), tétanos, virus respiratorio sincitial si es mayor, hepatitis B.

**No durante la quimio:** las vivas, como la de la gripe en la nariz, sarampión, varicela y fiebre amarilla.

- Si puede, que sea en el brazo al que **no** le quitaron ganglios.
- Un ganglio puede inflamarse unas semanas después. Avise en su próximo estudio.
- Que se vacunen también los de la casa.'''))
q('alcohol','b',124,'topic-daily-life',[lambda l: take('page/food','American Cancer Society Nutrition',l), lambda l: take('page/risk-risk-factors','Lifestyle-related',l)],
 dict(title='May I drink alcohol?',slug='may-i-drink-alcohol',teaser='It is best not to. One drink a day raises the risk of breast cancer by about 7% to 10%. A rare glass is your own choice.',
  sw=['wine','beer','tequila','a glass of wine during chemo','alcohol and tamoxifen'],
  body='''Alcohol is one of the few things that are known to cause breast cancer. With two or three drinks a day the risk rises by about 20%. The kind of drink makes no difference.

**During treatment** it can also make nausea, mouth sores, sleep and hot flashes worse, and it burdens the liver. Ask before you drink at all with pain medicine, or if your liver is affected.

**Afterward** no one counts your glass at a wedding. Less is better, and none is best. If you find it hard to stop, say so. That can be treated too.

More on [food and drink](entry:food).'''),
 dict(title='¿Puedo tomar alcohol?',slug='puedo-tomar-alcohol',teaser='Lo mejor es no tomar. Una copa al día sube el riesgo de cáncer de mama cerca de 7 % a 10 %. Una copa de vez en cuando es decisión suya.',
  sw=['vino','cerveza','tequila','una copa durante la quimio','alcohol y tamoxifeno'],
  body='''El alcohol es una de las pocas cosas que se sabe que causan cáncer de mama. Con dos o tres copas al día el riesgo sube cerca de 20 %. Da igual qué bebida sea.

**Durante el tratamiento** puede además empeorar las náuseas, las llagas, el sueño y los bochornos, y carga al hígado. Pregunte antes de tomar algo si usa calmantes fuertes o tiene afectado el hígado.

**Después,** nadie le cuenta la copa de una boda. Menos es mejor, y nada es lo mejor. Si le cuesta dejarlo, dígalo: eso también se trata.

Más sobre [comida y bebida](entry:food).'''))
q('vitamins','b',125,'topic-daily-life',[lambda l: take('page/food','Dietary Supplement Use',l), lambda l: take('page/food','Ibrance',l), mythsread],
 dict(title='May I take vitamins or herbs during treatment?',slug='vitamins-and-herbs',teaser='Ask before each one. Antioxidants may work against chemo, St. John’s wort weakens many drugs, and none has cured cancer.',
  sw=['supplements','turmeric','graviola','green tea pills','cbd','natural remedies','antioxidants'],
  body='''- **Antioxidants** (vitamins A, C and E, carotenoids, coenzyme Q10) around chemo: in a study of 1,134 people, those who took them had somewhat more recurrences. It was not certain, so most teams say no.
- **St. John's wort** speeds many cancer drugs out of the body. **Grapefruit** does the opposite with some pills.
- **Herbs and teas** can harm the liver or thin the blood. Put all of them on your list, also those from home.
- **Vitamin D and calcium** are often advised, above all for [bones](entry:bone-health). Ask for the dose.

No herb has been shown to cure cancer. Bring the bottles to the pharmacist and ask: "Does this go with my drugs?"'''),
 dict(title='¿Puedo tomar vitaminas o hierbas durante el tratamiento?',slug='vitaminas-y-hierbas',teaser='Pregunte antes por cada una. Los antioxidantes pueden ir contra la quimio, el hipérico debilita medicinas y ninguna ha curado el cáncer.',
  sw=['suplementos','cúrcuma','guanábana','té verde en cápsulas','cbd','remedios naturales','uña de gato','moringa'],
  body='''- **Antioxidantes** (vitaminas A, C y E, carotenos, coenzima Q10) cerca de la quimio: en un estudio con 1134 personas, quienes los tomaban tuvieron algo más de recaídas. No es seguro, pero casi todos los equipos dicen que no.
- **La hierba de San Juan** (hipérico) saca del cuerpo muchas medicinas del cáncer. La **toronja** hace lo contrario con algunas pastillas.
- **Las hierbas y los tés** (guanábana, uña de gato, moringa y otros) pueden dañar el hígado o afectar la sangre. Apúntelos todos en su lista, también los de su casa.
- **La vitamina D y el calcio** se aconsejan a menudo, sobre todo para los [huesos](entry:bone-health). Pregunte la dosis.

Ninguna hierba ha demostrado curar el cáncer. Lleve los frascos al farmacéutico y pregunte: «¿Esto va con mis medicinas?».'''))
q('safe-for-children','b',126,'topic-family',[new('Is Radiation Therapy Safe?','Stanford Medicine',2024,'https://mededucation.stanford.edu/courses/having-radiation-therapy/lessons/radiation-therapy-basics/topic/is-radiation-therapy-safe/','External beam radiation does not make you radioactive. It passes through like an x-ray, does not stay in the body, and it is safe to be around other people, even children.','La radiación externa no vuelve radiactiva a la persona. Pasa como una radiografía, no se queda en el cuerpo, y es seguro estar con otras personas, incluso niños.'), lambda l: take('page/caring-day-by-day','(Chemotherapy Safety|[Ss]eguridad|quimioterapia)',l)],
 dict(title='Is it safe to hug children or a pregnant woman?',slug='is-it-safe-to-hug',teaser='Yes. Radiation by machine does not make you radioactive. After chemo, only body fluids need care, for two to three days.',
  sw=['radioactive','around grandchildren','around a baby','pregnant daughter','hug during chemo'],
  body='''**Radiation from a machine** passes through like an x-ray. Nothing stays in you. Hug whom you like on the way out. Only with radioactive seeds or injections, which are rare in breast cancer, does the team give you rules.

**Chemo:** for two to three days most of the drug leaves by urine, stool and vomit. Close the lid and flush twice, wash soiled sheets apart, and let whoever cleans wear gloves. A pregnant woman should leave that to others. Hugs, kisses on the cheek and shared meals are fine.

**Guard yourself:** children bring colds. Ask them to wash their hands, and stay away from those with a fever.'''),
 dict(title='¿Es seguro abrazar a los niños o a una embarazada?',slug='es-seguro-abrazar',teaser='Sí. La radiación de máquina no la vuelve radiactiva. Después de la quimio solo hay que cuidar los líquidos del cuerpo, dos o tres días.',
  sw=['radiactiva','cerca de los nietos','cerca de un bebé','hija embarazada','abrazar durante la quimio'],
  body='''**La radiación de una máquina** pasa como una radiografía. No se queda nada en usted. Abrace a quien quiera al salir. Solo con semillas o inyecciones radiactivas, raras en el cáncer de mama, el equipo le da reglas.

**La quimio:** durante dos o tres días casi toda la medicina sale por la orina, las heces y el vómito. Baje la tapa y jale dos veces, lave aparte las sábanas manchadas, y que quien limpie use guantes. Una embarazada debe dejarle eso a otra persona. Los abrazos, los besos en la mejilla y comer juntos no tienen problema.

**Cuídese usted:** los niños traen catarros. Pida que se laven las manos y no se acerque a quien tenga fiebre.'''))
q('breastfeeding','b',127,'topic-family',[new('Breastfeeding after treatment','Living Beyond Breast Cancer',2023,'https://www.lbbc.org/about-breast-cancer/side-effects/fertility/breastfeeding-after-treatment','Breastfeeding after treatment is safe for mother and baby, as long as there is no chemotherapy, tamoxifen, aromatase inhibitor or trastuzumab. Ask how long to wait after chemotherapy.','Dar pecho después del tratamiento es seguro para la madre y el bebé, siempre que no haya quimioterapia, tamoxifeno, inhibidor de la aromatasa ni trastuzumab. Preguntar cuánto esperar después de la quimioterapia.'), new('Breastfeeding and breast cancer treatment','Breast Cancer Now',2024,'https://breastcancernow.org/about-breast-cancer/primary-breast-cancer/breast-cancer-in-younger-women/breastfeeding-and-breast-cancer-treatment/','A breast that had radiation often makes little milk, and nursing from it can cause an infection that is hard to treat; it works best from the other. Not during chemotherapy, hormone or targeted drugs; for HER2 drugs until at least 7 months after the last dose.','Un seno con radiación suele dar poca leche y amamantar de él puede causar una infección difícil de tratar; funciona mejor con el otro. No durante quimioterapia, hormonas o terapia dirigida; con medicinas contra el HER2, hasta al menos 7 meses después de la última dosis.')],
 dict(title='May I breastfeed after breast cancer?',slug='breastfeeding-after-breast-cancer',teaser='Yes, when no cancer drugs are in your body any more. The untreated breast often makes enough. One after radiation mostly makes little.',
  sw=['nurse my baby','breast milk after cancer','milk after radiation','one breast breastfeeding'],
  body='''It is safe for the baby: milk does not carry cancer. What matters is the drugs.

- **Not during** chemo, tamoxifen, an aromatase inhibitor, HER2 drugs or other cancer drugs. After HER2 drugs wait at least seven months; after chemo ask how long.
- **The breast that had radiation** mostly makes little milk, and an infection there is hard to treat. Use the other one.
- **One breast** can be enough for a baby. Ask for a lactation counselor, and have the baby weighed.

Bottles are fine too. If you **paused** hormone pills to have a child, ask before birth when to begin again. See [fertility and pregnancy](entry:fertility).'''),
 dict(title='¿Puedo dar pecho después del cáncer de mama?',slug='dar-pecho-despues-del-cancer',teaser='Sí, cuando ya no haya medicinas del cáncer en su cuerpo. El seno sin tratar suele bastar. El que recibió radiación casi siempre da poca leche.',
  sw=['amamantar','lactancia después del cáncer','leche después de la radiación','dar pecho con un solo seno'],
  body='''Es seguro para el bebé: la leche no lleva cáncer. Lo que importa son las medicinas.

- **No durante** la quimio, el tamoxifeno, un inhibidor de la aromatasa, las medicinas contra el HER2 u otras del cáncer. Después de las del HER2 espere por lo menos siete meses; después de la quimio, pregunte cuánto.
- **El seno que recibió radiación** casi siempre da poca leche, y una infección ahí es difícil de tratar. Use el otro.
- **Un solo seno** puede bastarle a un bebé. Pida una consejera de lactancia y que pesen al bebé.

El biberón también está bien. Si hizo una **pausa** en las pastillas hormonales para tener un hijo, pregunte antes del parto cuándo retomarlas. Vea [fertilidad y embarazo](entry:fertility).'''))
q('hair-back','b',128,'topic-side-effects',[lambda l: take('page/hair-loss','(Chemotherapy and hair loss|Quimioterapia y caída)',l), lambda l: take('page/hair-loss','Permanent Chemotherapy',l)],
 dict(title='Will my hair grow back, and when?',slug='will-my-hair-grow-back',teaser='For nearly everyone, yes: about three to six months after chemo. It may be curly, gray or finer at first.',
  sw=['hair regrowth','curly after chemo','hair never came back','chemo curls','eyebrows grow back'],
  body='''It begins as fuzz, some weeks after the last chemo. Three to six months later most people can go without a scarf. Eyebrows and lashes mostly come earlier. Texture and color can be new for a year or so.

For some it stays thin. In one study of 61 women, about 4 of 10 had not got all of it back after three years, most often after [taxanes](entry:taxane). If there are still bare patches half a year after chemo, ask for a skin doctor.

[Scalp cooling](entry:hair-loss) during chemo can keep some of it.'''),
 dict(title='¿Me va a volver a salir el pelo? ¿Cuándo?',slug='me-va-a-salir-el-pelo',teaser='A casi todas, sí: entre tres y seis meses después de la quimio. Al principio puede salir rizado, con canas o más fino.',
  sw=['cuándo crece el pelo','chinos después de la quimio','no me salió el pelo','cejas y pestañas'],
  body='''Empieza como pelusa, unas semanas después de la última quimio. Entre tres y seis meses más tarde casi todas pueden dejar la mascada. Las cejas y las pestañas suelen llegar antes. La textura y el color pueden ser otros por un año o algo así.

A algunas les queda ralo. En un estudio con 61 mujeres, cerca de 4 de cada 10 no lo habían recuperado todo a los tres años, más con [taxanos](entry:taxane). Si medio año después de la quimio sigue habiendo huecos, pida ver a dermatología.

[Enfriar la cabeza](entry:hair-loss) durante la quimio puede salvar una parte.'''))
for id,g,pos,topics,sources,T in Q:
    d=f'content/faq/{id}'; os.makedirs(d,exist_ok=True)
    for l in ('en','es'):
        x=T[l]; ss=''.join((s(l) if callable(s) else s[l]) for s in sources)
        yq=lambda s:'"'+s.replace('"','\\"')+'"'
        open(f'{d}/{l}.md','w').write(f'''---
title: {yq(x['title'])}
slug: {x['slug']}
group: {G[g][l]}
sectionPosition: {pos}
teaser: {yq(x['teaser'])}
searchWords:
'''+''.join(f'  - {w}\n' for w in x['sw'])+f'''publishedAt: 2026-11-25
updatedAt: 2026-11-25
sourcesCheckedAt: 2026-11-25
topics: [{topics}]
sources:
{ss.rstrip(chr(10))}
---

{x['body']}
''')

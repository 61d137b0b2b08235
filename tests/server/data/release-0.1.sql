BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chats (
	"table" VARCHAR(20) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_chats PRIMARY KEY ("table", n), 
	CONSTRAINT fk_chats_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chats" VALUES('cge82jvcet',0,0,'Ana','à bientôt',1728000019000);
INSERT INTO "chats" VALUES('cge82jvcet',1,1,'Bo','oui',1728000019000);
INSERT INTO "chats" VALUES('4rfhpu4ezu',0,0,'Ana','gg',1728000066000);
INSERT INTO "chats" VALUES('cchvtz7e4u',0,0,'Ana','gg',1728000068000);
CREATE TABLE guests (
	id VARCHAR(20) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id), 
	CONSTRAINT uq_guests_digest UNIQUE (digest)
);
INSERT INTO "guests" VALUES('k653vc9nyvehwcdj','16f63854df42c9951a83bc8d5c6a17a16fd6b8dc9c7ece8e9d48a2d53c4ae449','Ana',1728000000000,1728000000000);
INSERT INTO "guests" VALUES('wsfjnde5r5rn8wjf','fb1f6536b4e93de1740c26246df202b8ee8546a365984a4374db42a59131837e','Bo',1728000000000,1728000000000);
INSERT INTO "guests" VALUES('zdnehnxakkey3pv4','dbf5350fb27d2587d592ca96c143fef870c4e281fe0859667ce095c1a8ee63a4','Cy',1728000000000,1728000000000);
INSERT INTO "guests" VALUES('5jee2y4375g3ednh','b8e6fb2eeaa2b06c6f98c2b1709df7550bfa1583cdbd1bfdd11fefd09ac12bbc','Bo''s phone',1728000000000,1728000000000);
CREATE TABLE journal (
	"table" VARCHAR(20) NOT NULL, 
	n INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	act VARCHAR(100) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_journal PRIMARY KEY ("table", n), 
	CONSTRAINT fk_journal_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "journal" VALUES('s7a588deq5',0,'act',8,'reveal noble-3',1728000009000);
INSERT INTO "journal" VALUES('s7a588deq5',1,'act',8,'reveal general',1728000009000);
INSERT INTO "journal" VALUES('s7a588deq5',2,'act',8,'reveal general',1728000009000);
INSERT INTO "journal" VALUES('s7a588deq5',3,'act',1,'bid 6',1728000009000);
INSERT INTO "journal" VALUES('s7a588deq5',4,'act',1,'bid 2',1728000009000);
INSERT INTO "journal" VALUES('s7a588deq5',5,'left',0,'',1728000010000);
INSERT INTO "journal" VALUES('cge82jvcet',0,'act',8,'reveal merchant',1728000014000);
INSERT INTO "journal" VALUES('cge82jvcet',1,'act',8,'reveal merchant',1728000014000);
INSERT INTO "journal" VALUES('cge82jvcet',2,'act',0,'bid 1',1728000015000);
INSERT INTO "journal" VALUES('cge82jvcet',3,'undo',0,'2',1728000016000);
INSERT INTO "journal" VALUES('cge82jvcet',4,'act',0,'bid 2',1728000017000);
INSERT INTO "journal" VALUES('cge82jvcet',5,'act',1,'bid reset',1728000018000);
INSERT INTO "journal" VALUES('ztv7sxpngj',0,'act',8,'reveal merchant',1728000022000);
INSERT INTO "journal" VALUES('ztv7sxpngj',1,'act',8,'reveal noble-3',1728000022000);
INSERT INTO "journal" VALUES('ztv7sxpngj',2,'act',0,'bid reset',1728000023000);
INSERT INTO "journal" VALUES('ztv7sxpngj',3,'act',1,'bid 1',1728000024000);
INSERT INTO "journal" VALUES('ztv7sxpngj',4,'act',2,'bid 2',1728000025000);
INSERT INTO "journal" VALUES('efh4de8pbj',0,'act',8,'reveal merchant',1728000031000);
INSERT INTO "journal" VALUES('efh4de8pbj',1,'act',8,'reveal peasant',1728000031000);
INSERT INTO "journal" VALUES('efh4de8pbj',2,'act',0,'bid reset',1728000032000);
INSERT INTO "journal" VALUES('efh4de8pbj',3,'act',1,'bid 1',1728000033000);
INSERT INTO "journal" VALUES('efh4de8pbj',4,'act',2,'bid 2',1728000034000);
INSERT INTO "journal" VALUES('efh4de8pbj',5,'rewind',0,'2',1728000037000);
INSERT INTO "journal" VALUES('efh4de8pbj',6,'act',1,'bid reset',1728000038000);
INSERT INTO "journal" VALUES('pxc22aau4h',0,'act',8,'reveal peasant',1728000042000);
INSERT INTO "journal" VALUES('pxc22aau4h',1,'act',8,'reveal noble-2',1728000042000);
INSERT INTO "journal" VALUES('pxc22aau4h',2,'stand-in',1,'1 greedy',1728000043000);
INSERT INTO "journal" VALUES('pxc22aau4h',3,'act',1,'bid 5',1728000044000);
INSERT INTO "journal" VALUES('pxc22aau4h',4,'back',1,'',1728000044000);
INSERT INTO "journal" VALUES('pxc22aau4h',5,'stand-in',2,'2 greedy',1728000045000);
INSERT INTO "journal" VALUES('pxc22aau4h',6,'act',2,'bid 6',1728000046000);
INSERT INTO "journal" VALUES('pxc22aau4h',7,'act',0,'bid reset',1728000046000);
INSERT INTO "journal" VALUES('pxc22aau4h',8,'act',2,'pick noble-2',1728000046000);
INSERT INTO "journal" VALUES('caw72kjex7',0,'act',8,'reveal noble-3',1728000050000);
INSERT INTO "journal" VALUES('caw72kjex7',1,'act',8,'reveal merchant',1728000050000);
INSERT INTO "journal" VALUES('caw72kjex7',2,'act',0,'bid reset',1728000051000);
INSERT INTO "journal" VALUES('caw72kjex7',3,'left',0,'',1728000052000);
INSERT INTO "journal" VALUES('eg9t8m937w',0,'act',8,'reveal peasant',1728000056000);
INSERT INTO "journal" VALUES('eg9t8m937w',1,'act',8,'reveal noble-3',1728000056000);
INSERT INTO "journal" VALUES('eg9t8m937w',2,'act',0,'bid reset',1728000057000);
INSERT INTO "journal" VALUES('mhxjbya2mf',0,'act',8,'lot liulichang',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',1,'act',8,'lot zhiran',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',2,'act',8,'lot nanxin',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',3,'act',8,'show jinshui',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',4,'act',8,'show guozijian',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',5,'act',8,'show jiaolou',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',6,'act',8,'deal wood-2',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',7,'act',8,'deal porcelain-2',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',8,'act',8,'deal scheme-2',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',9,'act',8,'deal porcelain-1',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',10,'act',8,'deal porcelain-3',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',11,'act',8,'deal stone-1',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',12,'act',8,'deal stone-2',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',13,'act',8,'deal scheme-3',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',14,'act',8,'deal porcelain-2',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',15,'act',8,'deal silk-1',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',16,'act',8,'deal silk-2',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',17,'act',8,'deal porcelain-1',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',18,'act',8,'hall kunning',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',19,'act',8,'hall huagai',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',20,'act',8,'hall qianqing',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',21,'act',8,'event census',1728000060000);
INSERT INTO "journal" VALUES('mhxjbya2mf',22,'act',1,'draw',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',23,'act',8,'deal silk-1',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',24,'act',1,'draw',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',25,'act',8,'deal wood-2',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',26,'act',1,'draw',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',27,'act',8,'deal wood-2',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',28,'act',1,'end',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',29,'act',2,'build jinshui',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',30,'act',2,'settle',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',31,'act',8,'show tiandi',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',32,'act',2,'end',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',33,'act',0,'draw',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',34,'act',8,'deal silk-3',1728000061000);
INSERT INTO "journal" VALUES('mhxjbya2mf',35,'act',0,'draw',1728000062000);
INSERT INTO "journal" VALUES('mhxjbya2mf',36,'act',8,'deal wood-1',1728000062000);
INSERT INTO "journal" VALUES('mhxjbya2mf',37,'act',0,'draw',1728000063000);
INSERT INTO "journal" VALUES('mhxjbya2mf',38,'act',8,'deal stone-1',1728000063000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',0,'act',8,'reveal general',1728000065000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',1,'act',8,'reveal bureaucrat',1728000065000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',2,'act',8,'reveal peasant',1728000065000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',3,'act',1,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',4,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',5,'act',1,'bid 6',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',6,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',7,'act',1,'pick general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',8,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',9,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',10,'act',8,'reveal noble-2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',11,'act',1,'add 4 on 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',12,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',13,'act',0,'add 2 on 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',14,'act',1,'bid 5',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',15,'act',1,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',16,'act',1,'pick peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',17,'act',0,'pick noble-2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',18,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',19,'act',8,'reveal general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',20,'act',8,'reveal general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',21,'act',1,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',22,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',23,'act',1,'bid 7',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',24,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',25,'act',1,'pick general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',26,'act',0,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',27,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',28,'act',8,'reveal noble-4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',29,'act',8,'reveal bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',30,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',31,'act',1,'bid 6',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',32,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',33,'act',1,'bid 4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',34,'act',1,'favour 6',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',35,'act',1,'pick noble-4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',36,'act',1,'pick peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',37,'act',0,'pick bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',38,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',39,'act',8,'reveal philosopher',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',40,'act',8,'reveal bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',41,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',42,'act',1,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',43,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',44,'act',1,'bid 7',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',45,'act',1,'pick bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',46,'act',0,'pick philosopher',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',47,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',48,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',49,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',50,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',51,'act',1,'bid 3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',52,'act',1,'bid 6',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',53,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',54,'act',1,'favour 3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',55,'act',1,'pick peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',56,'act',1,'pick peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',57,'act',0,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',58,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',59,'act',8,'reveal general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',60,'act',8,'reveal noble-3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',61,'act',1,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',62,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',63,'act',1,'bid 5',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',64,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',65,'act',0,'exchange noble-3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',66,'act',1,'pick dragon',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',67,'act',0,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',68,'act',0,'join bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',69,'act',0,'take general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',70,'act',8,'reveal noble-4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',71,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',72,'act',8,'reveal general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',73,'act',1,'bid 2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',74,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',75,'act',1,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',76,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',77,'act',1,'favour 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',78,'act',1,'exchange merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',79,'act',1,'pick dragon',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',80,'act',1,'pick noble-4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',81,'act',0,'pick general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',82,'act',8,'reveal noble-2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',83,'act',8,'reveal bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',84,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',85,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',86,'act',1,'bid 5',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',87,'act',1,'bid 6',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',88,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',89,'act',1,'favour 6',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',90,'act',1,'exchange noble-2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',91,'act',1,'pick bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',92,'act',1,'pick dragon',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',93,'act',0,'pick peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',94,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',95,'act',8,'reveal noble-2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',96,'act',8,'reveal noble-2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',97,'act',1,'bid 4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',98,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',99,'act',1,'bid 3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',100,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',101,'act',1,'favour 3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',102,'act',0,'exchange peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',103,'act',1,'pick noble-2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',104,'act',1,'pick noble-2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',105,'act',0,'pick dragon',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',106,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',107,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',108,'act',8,'reveal bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',109,'act',1,'bid 7',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',110,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',111,'act',1,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',112,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',113,'act',0,'exchange bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',114,'act',1,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',115,'act',0,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',116,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',117,'act',8,'reveal bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',118,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',119,'act',1,'bid 4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',120,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',121,'act',1,'bid 5',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',122,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',123,'act',1,'favour 4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',124,'act',0,'exchange bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',125,'act',1,'pick peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',126,'act',1,'pick dragon',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',127,'act',0,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',128,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',129,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',130,'act',8,'reveal general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',131,'act',1,'bid 2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',132,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',133,'act',1,'bid 7',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',134,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',135,'act',1,'favour 2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',136,'act',0,'exchange peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',137,'act',1,'pick dragon',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',138,'act',1,'pick general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',139,'act',0,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',140,'act',0,'join bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',141,'act',8,'reveal general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',142,'act',8,'reveal bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',143,'act',8,'reveal noble-4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',144,'act',1,'bid 6',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',145,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',146,'act',1,'bid 3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',147,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',148,'act',1,'favour 6',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',149,'act',0,'exchange bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',150,'act',1,'pick noble-4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',151,'act',1,'pick dragon',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',152,'act',0,'pick general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',153,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',154,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',155,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',156,'act',1,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',157,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',158,'act',1,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',159,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',160,'act',0,'exchange peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',161,'act',1,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',162,'act',0,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',163,'act',0,'join bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',164,'act',8,'reveal general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',165,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',166,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',167,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',168,'act',1,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',169,'act',1,'bid 4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',170,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',171,'act',1,'favour 4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',172,'act',0,'exchange peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',173,'act',1,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',174,'act',1,'pass',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',175,'act',8,'reveal general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',176,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',177,'act',8,'reveal noble-3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',178,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',179,'act',1,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',180,'act',1,'add 7 on 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',181,'act',0,'add 2 on 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',182,'act',0,'exchange peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',183,'act',1,'pick general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',184,'act',0,'pick noble-3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',185,'act',8,'reveal noble-4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',186,'act',8,'reveal bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',187,'act',8,'reveal bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',188,'act',1,'bid 5',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',189,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',190,'act',1,'bid 4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',191,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',192,'act',1,'favour 5',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',193,'act',0,'exchange bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',194,'act',1,'pick bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',195,'act',1,'pick dragon',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',196,'act',0,'pick noble-4',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',197,'act',8,'reveal general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',198,'act',8,'reveal noble-3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',199,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',200,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',201,'act',1,'bid 2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',202,'act',1,'bid 7',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',203,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',204,'act',1,'favour 2',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',205,'act',0,'exchange noble-3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',206,'act',1,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',207,'act',1,'join bureaucrat',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',208,'act',1,'pick general',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',209,'act',0,'pick dragon',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',210,'act',8,'reveal merchant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',211,'act',8,'reveal peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',212,'act',8,'reveal noble-3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',213,'act',0,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',214,'act',1,'bid reset',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',215,'act',1,'bid 6',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',216,'act',0,'bid 1',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',217,'act',0,'exchange peasant',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',218,'act',1,'pick noble-3',1728000066000);
INSERT INTO "journal" VALUES('4rfhpu4ezu',219,'act',0,'pick merchant',1728000066000);
INSERT INTO "journal" VALUES('cchvtz7e4u',0,'act',8,'reveal general',1728000067000);
INSERT INTO "journal" VALUES('cchvtz7e4u',1,'act',8,'reveal merchant',1728000067000);
INSERT INTO "journal" VALUES('cchvtz7e4u',2,'act',8,'reveal peasant',1728000067000);
INSERT INTO "journal" VALUES('cchvtz7e4u',3,'act',1,'bid 1',1728000067000);
INSERT INTO "journal" VALUES('cchvtz7e4u',4,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',5,'act',1,'bid 4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',6,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',7,'act',1,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',8,'act',8,'reveal noble-3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',9,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',10,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',11,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',12,'act',1,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',13,'act',0,'add 2 on 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',14,'act',1,'add 5 on 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',15,'act',1,'pick noble-3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',16,'act',0,'pick merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',17,'act',8,'reveal noble-2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',18,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',19,'act',8,'reveal noble-4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',20,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',21,'act',1,'bid 4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',22,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',23,'act',1,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',24,'act',1,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',25,'act',0,'pick noble-2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',26,'act',8,'reveal bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',27,'act',8,'reveal noble-4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',28,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',29,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',30,'act',1,'bid 7',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',31,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',32,'act',1,'bid 4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',33,'act',1,'pick bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',34,'act',1,'pick merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',35,'act',0,'pick noble-4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',36,'act',8,'reveal noble-3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',37,'act',8,'reveal general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',38,'act',8,'reveal bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',39,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',40,'act',1,'bid 2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',41,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',42,'act',1,'bid 6',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',43,'act',1,'pick bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',44,'act',1,'pick noble-3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',45,'act',0,'pick general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',46,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',47,'act',8,'reveal bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',48,'act',8,'reveal bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',49,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',50,'act',1,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',51,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',52,'act',1,'bid 3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',53,'act',1,'swap 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',54,'act',1,'pick bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',55,'act',0,'take bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',56,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',57,'act',8,'reveal noble-3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',58,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',59,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',60,'act',1,'add 7 on 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',61,'act',0,'add 2 on 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',62,'act',1,'bid 6',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',63,'act',1,'pick merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',64,'act',1,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',65,'act',0,'pick noble-3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',66,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',67,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',68,'act',8,'reveal bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',69,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',70,'act',1,'bid 4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',71,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',72,'act',1,'bid 5',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',73,'act',0,'exchange bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',74,'act',1,'pick dragon',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',75,'act',1,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',76,'act',0,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',77,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',78,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',79,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',80,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',81,'act',1,'bid 3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',82,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',83,'act',1,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',84,'act',1,'keep',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',85,'act',0,'exchange peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',86,'act',1,'pick dragon',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',87,'act',0,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',88,'act',0,'take peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',89,'act',8,'reveal noble-2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',90,'act',8,'reveal noble-4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',91,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',92,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',93,'act',1,'bid 2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',94,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',95,'act',1,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',96,'act',0,'exchange merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',97,'act',1,'pick dragon',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',98,'act',0,'pick noble-2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',99,'act',0,'take noble-4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',100,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',101,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',102,'act',8,'reveal general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',103,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',104,'act',1,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',105,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',106,'act',1,'bid 6',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',107,'act',0,'exchange merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',108,'act',1,'pick general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',109,'act',0,'take merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',110,'act',0,'join bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',111,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',112,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',113,'act',8,'reveal general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',114,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',115,'act',1,'add 7 on 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',116,'act',1,'bid 2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',117,'act',0,'add 2 on 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',118,'act',1,'exchange general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',119,'act',1,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',120,'act',0,'pick merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',121,'act',0,'join bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',122,'act',1,'pick dragon',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',123,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',124,'act',8,'reveal philosopher',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',125,'act',8,'reveal general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',126,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',127,'act',1,'bid 4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',128,'act',1,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',129,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',130,'act',1,'keep',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',131,'act',1,'exchange general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',132,'act',1,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',133,'act',0,'pick philosopher',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',134,'act',8,'reveal general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',135,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',136,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',137,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',138,'act',1,'bid 4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',139,'act',1,'bid 3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',140,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',141,'act',1,'favour 3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',142,'act',1,'exchange merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',143,'act',1,'pick dragon',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',144,'act',1,'pick general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',145,'act',0,'pick merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',146,'act',0,'join bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',147,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',148,'act',8,'reveal general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',149,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',150,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',151,'act',1,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',152,'act',1,'bid 6',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',153,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',154,'act',1,'exchange general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',155,'act',1,'pick dragon',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',156,'act',0,'pick merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',157,'act',0,'join bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',158,'act',0,'take merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',159,'act',0,'join bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',160,'act',8,'reveal general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',161,'act',8,'reveal noble-3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',162,'act',8,'reveal bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',163,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',164,'act',1,'bid 3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',165,'act',1,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',166,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',167,'act',1,'favour 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',168,'act',1,'exchange noble-3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',169,'act',1,'pick general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',170,'act',1,'pick bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',171,'act',0,'pick dragon',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',172,'act',8,'reveal bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',173,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',174,'act',8,'reveal noble-2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',175,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',176,'act',1,'bid 7',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',177,'act',1,'bid 4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',178,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',179,'act',1,'favour 4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',180,'act',1,'exchange noble-2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',181,'act',1,'pick bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',182,'act',1,'pick dragon',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',183,'act',0,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',184,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',185,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',186,'act',8,'reveal merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',187,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',188,'act',1,'bid 5',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',189,'act',1,'bid 2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',190,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',191,'act',1,'favour 2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',192,'act',1,'exchange merchant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',193,'act',1,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',194,'act',1,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',195,'act',0,'pick dragon',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',196,'act',8,'reveal bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',197,'act',8,'reveal noble-2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',198,'act',8,'reveal noble-4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',199,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',200,'act',1,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',201,'act',1,'bid 6',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',202,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',203,'act',0,'exchange bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',204,'act',1,'pick dragon',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',205,'act',0,'pick noble-2',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',206,'act',0,'take noble-4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',207,'act',8,'reveal general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',208,'act',8,'reveal bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',209,'act',8,'reveal peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',210,'act',0,'bid reset',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',211,'act',1,'bid 4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',212,'act',1,'bid 3',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',213,'act',0,'bid 1',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',214,'act',1,'favour 4',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',215,'act',0,'exchange bureaucrat',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',216,'act',1,'pick peasant',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',217,'act',1,'pick general',1728000068000);
INSERT INTO "journal" VALUES('cchvtz7e4u',218,'act',0,'pick dragon',1728000068000);
CREATE TABLE links (
	digest VARCHAR(64) NOT NULL, 
	"table" VARCHAR(20) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(20) NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (digest), 
	CONSTRAINT fk_links_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "links" VALUES('26da643ab068c39fa4bfd27d668046fc03bdb630c4b4adc4bed0bc30734c0983','k3jahp2gdc',0,'k653vc9nyvehwcdj',1728086401000);
INSERT INTO "links" VALUES('7a3553967fda761ed2d88b52497fa03065b7597082a7e678070a678531e7e2f1','eg9t8m937w',2,'zdnehnxakkey3pv4',1728086459000);
CREATE TABLE seats (
	"table" VARCHAR(20) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	guest VARCHAR(20), 
	name VARCHAR(24) NOT NULL, 
	level VARCHAR(20) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('k3jahp2gdc',0,'person','k653vc9nyvehwcdj','Ana','');
INSERT INTO "seats" VALUES('k3jahp2gdc',1,'open',NULL,'','');
INSERT INTO "seats" VALUES('k3jahp2gdc',2,'bot',NULL,'Lin','random');
INSERT INTO "seats" VALUES('pmg3z3623v',0,'person','wsfjnde5r5rn8wjf','Bo','');
INSERT INTO "seats" VALUES('pmg3z3623v',1,'person','zdnehnxakkey3pv4','Cy','');
INSERT INTO "seats" VALUES('6dp6pmtg2a',0,'open',NULL,'','');
INSERT INTO "seats" VALUES('6dp6pmtg2a',1,'person','wsfjnde5r5rn8wjf','Bo','');
INSERT INTO "seats" VALUES('6dp6pmtg2a',2,'open',NULL,'','');
INSERT INTO "seats" VALUES('hr8gqb5tfx',0,'open',NULL,'','');
INSERT INTO "seats" VALUES('hr8gqb5tfx',1,'open',NULL,'','');
INSERT INTO "seats" VALUES('s7a588deq5',0,'bot',NULL,'Ana','greedy');
INSERT INTO "seats" VALUES('s7a588deq5',1,'bot',NULL,'Lin','random');
INSERT INTO "seats" VALUES('cge82jvcet',0,'person','k653vc9nyvehwcdj','Ana','');
INSERT INTO "seats" VALUES('cge82jvcet',1,'person','wsfjnde5r5rn8wjf','Bo','');
INSERT INTO "seats" VALUES('cge82jvcet',2,'person','zdnehnxakkey3pv4','Cy','');
INSERT INTO "seats" VALUES('ztv7sxpngj',0,'person','k653vc9nyvehwcdj','Ana','');
INSERT INTO "seats" VALUES('ztv7sxpngj',1,'person','wsfjnde5r5rn8wjf','Bo','');
INSERT INTO "seats" VALUES('ztv7sxpngj',2,'person','zdnehnxakkey3pv4','Cy','');
INSERT INTO "seats" VALUES('efh4de8pbj',0,'person','k653vc9nyvehwcdj','Ana','');
INSERT INTO "seats" VALUES('efh4de8pbj',1,'person','wsfjnde5r5rn8wjf','Bo','');
INSERT INTO "seats" VALUES('efh4de8pbj',2,'person','zdnehnxakkey3pv4','Cy','');
INSERT INTO "seats" VALUES('pxc22aau4h',0,'person','k653vc9nyvehwcdj','Ana','');
INSERT INTO "seats" VALUES('pxc22aau4h',1,'person','wsfjnde5r5rn8wjf','Bo','');
INSERT INTO "seats" VALUES('pxc22aau4h',2,'person','zdnehnxakkey3pv4','Cy','greedy');
INSERT INTO "seats" VALUES('caw72kjex7',0,'bot',NULL,'Ana','greedy');
INSERT INTO "seats" VALUES('caw72kjex7',1,'person','wsfjnde5r5rn8wjf','Bo','');
INSERT INTO "seats" VALUES('caw72kjex7',2,'person','zdnehnxakkey3pv4','Cy','');
INSERT INTO "seats" VALUES('eg9t8m937w',0,'person','k653vc9nyvehwcdj','Ana','');
INSERT INTO "seats" VALUES('eg9t8m937w',1,'person','5jee2y4375g3ednh','Bo''s phone','');
INSERT INTO "seats" VALUES('eg9t8m937w',2,'person','zdnehnxakkey3pv4','Cy','');
INSERT INTO "seats" VALUES('mhxjbya2mf',0,'person','k653vc9nyvehwcdj','Ana','');
INSERT INTO "seats" VALUES('mhxjbya2mf',1,'bot',NULL,'Lin','greedy');
INSERT INTO "seats" VALUES('mhxjbya2mf',2,'bot',NULL,'Wei','random');
INSERT INTO "seats" VALUES('4rfhpu4ezu',0,'person','k653vc9nyvehwcdj','Ana','');
INSERT INTO "seats" VALUES('4rfhpu4ezu',1,'bot',NULL,'Lin','random');
INSERT INTO "seats" VALUES('cchvtz7e4u',0,'person','k653vc9nyvehwcdj','Ana','');
INSERT INTO "seats" VALUES('cchvtz7e4u',1,'bot',NULL,'Lin','random');
INSERT INTO "seats" VALUES('b47twadcfa',0,'bot',NULL,'Lin','random');
INSERT INTO "seats" VALUES('b47twadcfa',1,'person','k653vc9nyvehwcdj','Ana','');
CREATE TABLE tables (
	id VARCHAR(20) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	stage VARCHAR(8) NOT NULL, 
	host VARCHAR(20) NOT NULL, 
	invitation VARCHAR(40) NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	turn INTEGER NOT NULL, 
	to_act VARCHAR(40) NOT NULL, 
	result TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	rematch_of VARCHAR(20), owed TEXT DEFAULT '' NOT NULL, patience BIGINT DEFAULT '259200000' NOT NULL, request TEXT DEFAULT '' NOT NULL, version BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_rematch_of UNIQUE (rematch_of)
);
INSERT INTO "tables" VALUES('k3jahp2gdc','middle_kingdom',1,'{"bids": "1"}','slow',0,'open','k653vc9nyvehwcdj','LLG7CwVF2eZb2DPm1MsC6A','a70fc722c414a85d613ea0ef73800177ea58d20fecba5ad6f9ce70d00081793f','4fbdc3021dab510b6b6e2a66b07c57c3a0c5f978025a06bb3f4f57dd05b4ac99',0,'','[]',1728000000000,1728000000000,NULL,'',86400000,'',0);
INSERT INTO "tables" VALUES('pmg3z3623v','china',1,'{"board": "3-4", "fortifications": "no", "bonus": "no", "influence": "yes"}','live',1,'open','wsfjnde5r5rn8wjf','r5fa3sfxBd7Ke99pm0EvVg','dcc50eca834a58428ee07deb731c252febd0d558fdbf0a340a87acc36717988e','6310e62c53adc8b381500963c6d39fc0bbb7ddc49c67d1d4cadf5833e340f704',0,'','[]',1728000001000,1728000002000,NULL,'',180000,'',1);
INSERT INTO "tables" VALUES('6dp6pmtg2a','yongle',2,'{"first": "stays"}','live',0,'open','wsfjnde5r5rn8wjf','ueHNDSwx-JgTdYEdZXiFqg','1efcf4c20909aa97092d8861bd85253b484f814d1491a4d2160305198bd52e73','a798b3d393fb46e1da5904713e46cfb2466d6a6300a9d497aa9b58004addfc4e',0,'','[]',1728000003000,1728000004000,NULL,'',180000,'',2);
INSERT INTO "tables" VALUES('hr8gqb5tfx','middle_kingdom',1,'{"bids": "2"}','live',1,'closed','k653vc9nyvehwcdj','-xi127tPYx_6wca4ClqnEw','21f39336282ec401bd80f765933ec0b2c24d53f8a9763ccff9eeab8b3fed4042','769e959c8dd82919d20059833982b5f919f6d8720668b2c72b96962d20f81667',0,'','[]',1728000006000,1728000007000,NULL,'',180000,'',1);
INSERT INTO "tables" VALUES('s7a588deq5','middle_kingdom',1,'{"bids": "2"}','live',1,'closed','k653vc9nyvehwcdj','wslMk195lWxV6Oja_JJo-g','f3c44cce200577fcd6553f30cf02ba174c99775072814583bedf843584265d9e','5113d15986cfb0bb65b2fa0da46af9d3061711767647131903ce586faed8a97c',6,'','[]',1728000008000,1728000010000,NULL,'',180000,'',5);
INSERT INTO "tables" VALUES('cge82jvcet','middle_kingdom',1,'{"bids": "1"}','slow',1,'running','k653vc9nyvehwcdj','JJLdNHTJ-f2ZEVe3U09SMA','251ac85a172e914c77f883c14c49112111e7ba341dae18cbec2705d83c4a3333','1ba3e34e91d37f1925600e0324a3367cd899a327383783600c999025d4f70729',6,'2','[]',1728000011000,1728000018000,NULL,'1728000014000',43200000,'',9);
INSERT INTO "tables" VALUES('ztv7sxpngj','middle_kingdom',1,'{"bids": "1"}','live',0,'running','k653vc9nyvehwcdj','OY9oP2YEiK6S2Az00FOFOg','e626d6d88a73bf8d1f09dafd8477067899fa879193c0ebe50af25f19af3d50bf','5d0d9aa3c6fe74527b0947d3776f84d220b6dfc6af6fcb7e707e691650eaef1d',5,'2','[]',1728000019000,1728000025000,NULL,'1728000025000',180000,'{"seat":0,"index":2,"waiting":[2]}',8);
INSERT INTO "tables" VALUES('efh4de8pbj','middle_kingdom',1,'{"bids": "1"}','live',0,'running','k653vc9nyvehwcdj','o7P0BDHZWKf541qtd2UHiA','3f9e5db18c77aa51065f233733ccf49aa789a9f016ddc3bcfaadf4712d6e8d28','8da2a794b9ed8010f2280b7a7039019c417f89dc6f831888aec2cd818cbf7db1',7,'0 2','[]',1728000028000,1728000038000,NULL,'1728000037000 1728000037000',180000,'',10);
INSERT INTO "tables" VALUES('pxc22aau4h','middle_kingdom',1,'{"bids": "1"}','live',0,'running','k653vc9nyvehwcdj','BnaS8RH5XpvTbp7mUQJD_A','344ea44e1dfb8181bb82f9941ef16e6cf50249152a17bfebc7c635043bc2a723','ebea94b0bfd02d9e17253ada02f62279312cdb01326c45f79a5a927aeeb9bc1a',9,'1','[]',1728000039000,1728000046000,NULL,'1728000046000',180000,'',10);
INSERT INTO "tables" VALUES('caw72kjex7','middle_kingdom',1,'{"bids": "1"}','live',0,'running','wsfjnde5r5rn8wjf','D1jqX1-8xcRSksdLUcR_OA','74e9cf6de831fce59de895ddf085bacefa2e00d4c5933fdfe888aa311a183901','90aeb7d4aad67697a40715dd2ba2d5a16c3d095b7e3ffc4fb0693ff7eab03312',4,'1 2','[]',1728000047000,1728000052000,NULL,'1728000050000 1728000050000',180000,'',5);
INSERT INTO "tables" VALUES('eg9t8m937w','middle_kingdom',1,'{"bids": "1"}','live',0,'running','k653vc9nyvehwcdj','D9batYRs8obLIu9UJJgvsg','4df89f020720ce984b1e43f0c8fd2ff425195c45efcad2f6d19a800c72c71350','6cd2d93061dc6d3eea816f2adcc31b891ce0efd4eef4dd4664e746c2b8c97c62',3,'1 2','[]',1728000053000,1728000057000,NULL,'1728000056000 1728000056000',180000,'',5);
INSERT INTO "tables" VALUES('mhxjbya2mf','yongle',2,'{"first": "stays"}','live',0,'running','k653vc9nyvehwcdj','fr_oJP_ohu3hSA2BDmOZag','16d0abe98db2c2da64ea4c9868d8488e12949544583e757d141a4b0b01a1baa1','7978f941d0bfa8df2c1a9813f5e32e39e459791b285031ef0d15fdb762e6d553',39,'0','[]',1728000059000,1728000063000,NULL,'1728000063000',180000,'',11);
INSERT INTO "tables" VALUES('4rfhpu4ezu','middle_kingdom',1,'{"bids": "2"}','live',0,'over','k653vc9nyvehwcdj','2creLQKhszYvoWk5UCbm8g','c7f30c455cdfbeab1cf0d7a5662cccce58dbf7540118ac6cd70a7835c57cddcf','a9122aba85ff27d4cab2c6010a37e36cfdd3e8e30ff4cb0b0e5aeffbaec29d81',220,'','[39, 48]',1728000064000,1728000066000,NULL,'',180000,'',162);
INSERT INTO "tables" VALUES('cchvtz7e4u','middle_kingdom',1,'{"bids": "2"}','live',0,'over','k653vc9nyvehwcdj','BKbqRbTp2Lo97ttJlQckuA','a6cee52098d20143ea38a2b47e1b8bbcb32e3881ac60628b108438ec04bcd5a8','04a0fa99b2b4326f6fff366f1b8d05e7b802d504a00f98a245092725fdcdc98a',219,'','[39, 56]',1728000066000,1728000068000,NULL,'',180000,'',162);
INSERT INTO "tables" VALUES('b47twadcfa','middle_kingdom',1,'{"bids": "2"}','live',0,'open','k653vc9nyvehwcdj','GHFWt4WhUPox9d-3jjcqaA','6f5def07d49d682bc3b6dcb165382044175224b11cd9e75a7d3045c1fd1cc471','7412a5224dc888f0350f34b08b4f40abf2ec3ccff331aaa50c89993234dd4e28',0,'','[]',1728000069000,1728000069000,'cchvtz7e4u','',180000,'',0);
CREATE INDEX ix_tables_stage ON tables (stage, public, changed);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;

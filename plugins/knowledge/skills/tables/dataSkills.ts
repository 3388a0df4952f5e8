/** Databases, data engineering, analytics, statistics and machine learning. See `parseSkillTable` for the format. */
export const dataSkills = String.raw`
# technical | relational databases ~
PostgreSQL = Postgres, Postgres SQL, PostgresSQL, постгрес > SQL, Relational databases < PostGIS
MySQL = My SQL > SQL, Relational databases
MariaDB = Maria DB > SQL, Relational databases
Microsoft SQL Server = MS SQL, MSSQL, SQL Server, MS SQL Server, Microsoft SQL, SQL Server Management Studio, !SSMS > SQL, Relational databases
Oracle Database = Oracle DB, Oracle SQL, Oracle 11g, Oracle 12c, Oracle 19c, Oracle RDBMS, !?Oracle > SQL, Relational databases
SQLite > SQL, Relational databases
IBM Db2 = !DB2 > SQL, Relational databases
Sybase = Sybase ASE, SAP ASE > SQL, Relational databases
CockroachDB > SQL, Relational databases | YugabyteDB

# technical | databases
SQL = Structured query language, SQL queries, SQL scripting, SQL-запросы, ANSI SQL, SQL programming, SQL development, язык SQL
T-SQL = Transact-SQL, TSQL > SQL, Microsoft SQL Server
PL/SQL = PLSQL, Oracle PL/SQL, PL/pgSQL > SQL
Stored procedures = Stored procedure, хранимые процедуры > SQL
NoSQL = No SQL, NoSQL databases, Non-relational databases
Relational databases = !RDBMS, Relational database management, Relational DBs, реляционные базы данных, реляционные СУБД, !СУБД
Databases = Database, Database systems, Database management systems, !DBMS, базы данных, DB management systems, Database technology, Database concepts, Database tables
Database administration = Database management, Database administrator, !DBA, администрирование баз данных, администрирование БД
Database design = Database development, Database modeling, Database architecture, Schema design, проектирование баз данных
Database optimization = Query optimization, Performance tuning of databases, SQL tuning, Query tuning, оптимизация запросов
MongoDB = Mongo DB, !Mongo > NoSQL
Redis = !REDIS > NoSQL
Cassandra = !Cassandra, Apache Cassandra > NoSQL | ScyllaDB
Couchbase > NoSQL | CouchDB
HBase = Apache HBase > NoSQL, Hadoop
Neo4j > Graph databases
Graph databases = Graph database, Graph DBs > NoSQL
Time series databases = Time series database > Databases
InfluxDB > Time series databases | TimescaleDB
ClickHouse = Click House > SQL
Greenplum > SQL, Data warehousing
Vertica > SQL, Data warehousing
Elasticsearch = Elastic search, OpenSearch ~ Apache Solr
Apache Solr = !Solr, Lucene, Apache Lucene ~ Elasticsearch
Teradata = Teradata Database > SQL, Data warehousing
Snowflake = !Snowflake > SQL, Data warehousing ~ Google BigQuery, Amazon Redshift
SAP HANA = S/4 HANA, S/4HANA, SAP S/4HANA, SAP S4 HANA > SAP
Amazon Neptune | Memgraph
Vector databases < Pinecone, Weaviate, Milvus, Qdrant, ChromaDB, pgvector
MS Access = Microsoft Access, !?Access, Access database
FileMaker = FileMaker Pro
dBASE = FoxPro, Visual FoxPro
DBeaver | pgAdmin, phpMyAdmin, SQL Developer
Liquibase | Flyway

# technical | data engineering
Data engineering = Data pipelines, ETL pipelines, инженерия данных, Data pipeline development, Data workflows, Data processing pipelines, Data processing, Data flows, Data persistence, Data ingestion
ETL = !ETL, !ELT, ETL/ELT, ETL processes, Extract transform load, ETL development, ETL-процессы
Data warehousing = Data warehouse, !DWH, Data marts, Dimensional modeling, Star schema, хранилища данных, Data Vault
Data lakes = Data lake, Data lakehouse, Lakehouse < Delta Lake, Apache Iceberg
Data modeling = Data modelling, Data models, моделирование данных, Entity relationship modeling
Data architecture = Data platform architecture, архитектура данных, ?data platform, Data infrastructure
Data integration = Data migration, Data conversion, миграция данных, интеграция данных
Data management = Master data management, Data administration, управление данными, Reference data, Data handling, ?datasets, Large datasets, Data structures management
Data governance = Data quality, Data stewardship, Data lineage, качество данных, Data quality management, Data integrity
Data protection = Data privacy, Data security, защита персональных данных, персональные данные < GDPR, CCPA, 152-ФЗ, HIPAA
Big data = BigData, Big data technologies, Big data analytics, большие данные, Large data sets, Large-scale data
Hadoop = Apache Hadoop, HDFS, Map Reduce > Big data < MapReduce, Cloudera, Hortonworks
Apache Spark = Spark SQL, Spark Streaming, !Spark > Big data ~ Hadoop, Apache Flink < PySpark
Apache Flink = !Flink > Stream processing
Apache Beam > Stream processing
Apache Storm > Stream processing
Stream processing = Streaming data, Real-time data processing, Data streaming, потоковая обработка данных, Data streams, Event streaming, Real-time data, Real-time processing
Apache Airflow = !Airflow > Data engineering
Dagster > Data engineering | Prefect.io, Luigi
Apache NiFi = NiFi > ETL
Apache Hive = !Hive, HiveQL > Hadoop, SQL
Apache Pig > Hadoop
Apache Impala = !Impala > Hadoop, SQL
Presto = Trino, PrestoDB, PrestoSQL > SQL
dbt = !dbt, !DBT, Data build tool > SQL, Data engineering
Databricks > Apache Spark
Informatica = Informatica PowerCenter, Informatica Corporation PowerCenter, PowerCenter > ETL
Talend = Talend Open Studio > ETL
SSIS = !SSIS, SQL Server Integration Services > ETL, Microsoft SQL Server
SSRS = !SSRS, SQL Server Reporting Services, Microsoft SQL Server Reporting Services > Microsoft SQL Server, Reporting
SSAS = !SSAS, SQL Server Analysis Services, OLAP cubes, !OLAP > Microsoft SQL Server
Pentaho = Pentaho Data Integration > ETL
Ab Initio = AbInitio > ETL
DataStage = IBM DataStage, InfoSphere DataStage > ETL
Fivetran > ETL | Airbyte, Stitch Data
Alteryx > Data analysis | KNIME
Debezium = Change data capture

# technical | analytics
Data analysis = Data analytics, Data analyst, Analyzing data, Analyze data, Analysing data, Analytics, Data interpretation, анализ данных, аналитика данных, аналитика, обработка данных, Quantitative analysis, Data crunching, Analysis of data, Statistical data analysis, Advanced analytics, Data-driven, Data insights, Analyzing datasets, Data analytical skills, Complex data
Data visualization = Data visualisation, Dashboards, Dashboarding, Dashboard development, визуализация данных, дашборды, построение дашбордов, Information visualization, Information design, Data storytelling tools
Data mining = добыча данных, Text mining, Data exploration, Exploratory data analysis
Data science = Data scientist, наука о данных, дата-сайенс
Data cleaning = Data cleansing, Data wrangling, Data preparation, Data preprocessing, очистка данных, Data validation
Data collection = Data gathering, сбор данных, сбор и анализ данных, Data acquisition
Data entry = Data input, ввод данных, Keyboarding, 10-key
Data annotation = Data labeling, разметка данных
Business intelligence = !BI, BI tools, BI analytics, Business intelligence tools, бизнес-аналитика данных, BI-системы
Power BI = PowerBI, Microsoft Power BI, MS Power BI, Power BI Desktop > Business intelligence, Data visualization ~ Tableau, Qlik < DAX, Power Pivot
Tableau = Tableau Desktop, Tableau Server, Tableau Prep > Business intelligence, Data visualization ~ Power BI, Qlik
Qlik = QlikView, Qlik Sense, QlikSense, Qlik Tech QlikView > Business intelligence ~ Power BI, Tableau
Looker = !Looker, LookML > Business intelligence
Looker Studio = Google Data Studio, Data Studio, Google Looker Studio > Business intelligence, Data visualization
Metabase > Business intelligence | Redash
Apache Superset = !Superset > Business intelligence
Yandex DataLens = DataLens > Business intelligence, Data visualization
MicroStrategy = Micro Strategy, MicroStrategy Desktop > Business intelligence
Cognos = IBM Cognos, IBM Cognos Analytics, Cognos Impromptu, Cognos Planning, Cognos ReportNet > Business intelligence
SAP BusinessObjects = Business Objects, SAP Business Objects, SAP BO > Business intelligence, SAP
SAP BW = SAP Business Warehouse, SAP BW/4HANA > SAP, Data warehousing
Crystal Reports = SAP Crystal Reports > Reporting
Oracle BI = !OBIEE, Oracle Business Intelligence, Oracle Business Intelligence Enterprise Edition, Oracle Business Intelligence Publisher > Business intelligence
Domo = Domo BI > Business intelligence | Sisense, ThoughtSpot
Product analytics = продуктовая аналитика < Amplitude analytics, Mixpanel, Heap analytics
Web analytics = Website analytics, веб-аналитика, аналитика трафика, анализ трафика, сквозная аналитика > Data analysis
Google Analytics = !GA4, Google Analytics 4, Universal Analytics > Web analytics ~ Yandex Metrica
Yandex Metrica = Яндекс.Метрика, Yandex Metrika > Web analytics ~ Google Analytics
Google Tag Manager = !GTM > Web analytics
Adobe Analytics = Omniture > Web analytics
Hotjar > Web analytics | FullStory, Crazy Egg
A/B testing = AB testing, A/B tests, Split testing, A/B-тесты, A/B тестирование, Multivariate testing, Experimentation
Cohort analysis = Funnel analysis, когортный анализ
Predictive analytics = Predictive modeling, прогнозная аналитика
Forecasting = Demand forecasting, Sales forecasting, Time series forecasting, прогнозирование, прогнозирование спроса
Reporting = Management reporting, Report writing, Report preparation, отчетность, подготовка отчетов, управленческая отчетность, составление отчетов, подготовка отчетности, Ad hoc analysis, Ad hoc analyses, Ad-hoc reporting, аналитическая отчётность, ведение отчётности, ведение отчётов, отчётность перед руководством, ежедневная отчётность, ежемесячная отчётность, сводные отчёты
KPI tracking = !KPI, !KPIs, Key performance indicators, KPI management, Performance metrics
Operations research = Mathematical optimization, Linear programming, исследование операций
Geospatial analysis = Spatial analysis, Remote sensing, пространственный анализ, дистанционное зондирование, ?geospatial, Geospatial data
GIS = !GIS, Geographic information systems, геоинформационные системы, !ГИС
ArcGIS = Arc GIS, ESRI ArcGIS, ArcGIS Pro, ArcMap, ArcView, ESRI ArcView > GIS ~ QGIS
QGIS = Quantum GIS > GIS ~ ArcGIS
MapInfo = MapInfo Professional > GIS
GDAL > GIS | OpenStreetMap, MapLibre, Google Earth (Google Earth Pro), Google Earth Engine
Plausible Analytics > Web analytics

# technical | statistics
Statistics = Statistical analysis, Statistical methods, Statistical modeling, Applied statistics, Biostatistics, статистика, статистический анализ, математическая статистика, Statistical techniques, Statistical models, Statistical analyses, Probability theory, теория вероятностей, Statistical data, Biostatistical analysis
Regression analysis = Linear regression, Logistic regression, регрессионный анализ > Statistics
Hypothesis testing = проверка гипотез, Statistical testing > Statistics
Bayesian statistics = Bayesian inference, Bayesian methods > Statistics
Time series analysis = Time-series analysis, анализ временных рядов, Time-series data > Statistics
Survey design = Surveys, Survey research, Questionnaire design, опросы < Qualtrics, SurveyMonkey, Google Forms
Mathematics = !Math, Applied mathematics, Calculus, Linear algebra, Math skills, математика, прикладная математика, линейная алгебра
Mathematical modeling = Computational modeling, математическое моделирование
Numerical methods = Numerical analysis, Numerical mathematics, численные методы, Computational methods, Computational science, Scientific computing, Computational analysis, Computational modelling and simulation, научные вычисления
Econometrics = Econometric modeling, эконометрика > Statistics
SPSS = IBM SPSS, SPSS Statistics, IBM SPSS Statistics > Statistics ~ SAS, Stata
SAS = !SAS, SAS programming, SAS Base, SAS Enterprise Guide, Base SAS > Statistics ~ SPSS, R
Stata = !Stata, !STATA > Statistics ~ SPSS
Minitab > Statistics
EViews > Econometrics
JMP = !JMP > Statistics
GraphPad Prism > Statistics
Mathematica = Wolfram Mathematica ~ MATLAB
Mathcad = Mathsoft Mathcad, PTC Mathcad
Maple = Maplesoft
NVivo > Qualitative research | ATLAS.ti, MAXQDA
Simulink > MATLAB
ggplot2 > R | tidyverse, dplyr, R Shiny
Optimization = ?optimization, ?оптимизация, Optimization techniques, Optimization methods, Mathematical programming, методы оптимизации
Modeling = ?modeling, ?моделирование, Modelling techniques, Model building, Model development

# technical | machine learning
Machine learning = !ML, Applied machine learning, Statistical learning, ML models, Machine learning models, Machine learning algorithms, машинное обучение, Predictive models, ML algorithms, AI and machine learning > Data science
Deep learning = Neural networks, Artificial neural networks, глубокое обучение, нейронные сети, нейросети, Deep neural networks > Machine learning < !CNN, !RNN, !LSTM
Artificial intelligence = !AI, AI/ML, Applied AI, искусственный интеллект, !ИИ
Generative AI = GenAI, Gen AI, Generative models, генеративный ИИ > Artificial intelligence < Stable Diffusion, Midjourney, DALL-E
Large language models = !LLM, !LLMs, !GPT, GPT-4, большие языковые модели > Natural language processing, Generative AI < BERT, OpenAI API
ChatGPT > Generative AI | Claude AI, Google Gemini
Prompt engineering = Prompting, промпт-инжиниринг > Large language models
Retrieval-augmented generation = !RAG > Large language models < LangChain, LlamaIndex
AI agents = Agentic AI, Autonomous agents > Large language models < LangGraph, CrewAI
Natural language processing = !NLP, Text analytics, обработка естественного языка > Machine learning < Sentiment analysis
Computer vision = Image recognition, Object detection, компьютерное зрение, машинное зрение, обработка изображений, Machine vision > Machine learning < Image processing
Speech recognition = Speech processing, Speech synthesis, распознавание речи > Machine learning
Reinforcement learning = обучение с подкреплением > Machine learning
Recommender systems = Recommendation systems, Recommendation engines, рекомендательные системы > Machine learning
Feature engineering = Feature selection, Model evaluation, Model training > Machine learning
Clustering = Cluster analysis, K-means, кластеризация > Machine learning
Supervised learning = Classification algorithms > Machine learning < Unsupervised learning, Random forest, Decision trees, Gradient boosting
Anomaly detection > Machine learning
MLOps = ML Ops, Model deployment, Machine learning pipelines > Machine learning, DevOps < Kubeflow
TensorFlow = Tensor Flow, TensorFlow Lite > Machine learning, Python ~ PyTorch
PyTorch = Pytorch Lightning > Deep learning, Python ~ TensorFlow
Keras > Deep learning, Python
scikit-learn = Scikit learn, sklearn, SciKit > Machine learning, Python
XGBoost > Machine learning | LightGBM, CatBoost
Hugging Face = HuggingFace, Hugging Face Transformers > Natural language processing
spaCy > Natural language processing, Python | NLTK
OpenCV > Computer vision
YOLO = YOLOv5, YOLOv8 > Computer vision
JAX = !JAX > Deep learning, Python
MLflow = ML flow > MLOps | Weights & Biases
NumPy = !Numpy > Python
pandas = !pandas, !Pandas, ?pandas > Python, Data analysis
SciPy > Python
Matplotlib > Python, Data visualization
Seaborn > Python, Data visualization
Plotly = Altair plots > Data visualization | Bokeh
Polars > Python, Data analysis | Dask
Weka > Machine learning | RapidMiner, H2O.ai
Robotics = Robot programming, Robotic systems, робототехника
ROS = !ROS, Robot Operating System, ROS2 > Robotics
Signal processing = Digital signal processing, !DSP, обработка сигналов, цифровая обработка сигналов
Quantum computing = квантовые вычисления < Qiskit
Autonomous driving = Self-driving, Autonomous vehicles, ADAS, SLAM navigation
Simulation = Computer simulation, Monte Carlo simulation, Simulation modeling, имитационное моделирование, Discrete event simulation < AnyLogic
DeepSeek > Large language models | Mistral AI, Perplexity AI, Qwen models, LM Studio
Google Gemini models = NotebookLM > Generative AI | ElevenLabs, Suno AI, Microsoft Copilot
Model Context Protocol = MCP servers > AI agents
Dialogflow > Chatbot development | Botpress
Chatbot development = Chatbots, Chat bots, чат-боты, разработка чат-ботов, создание ботов, Conversational AI
Anaconda = !Anaconda, Conda environments, Miniconda > Python
`;
